package dev.atomicity.trace;

/** Is notified now and then how far the reader has come. */
@FunctionalInterface
public interface Progress {
    Progress SILENT = (events, bytes, totalBytes) -> {};

    void at(long events, long bytes, long totalBytes);
}
