package dev.atomicity.check;

/** Is told how a check goes on; the plugins show it in the way of their build tool. */
public interface CheckListener {
    /**
     * @param total as far as it is known: tests that others make come as a surprise
     * @param findings that were met so far, each counted once, also those that are known or suppressed
     */
    void progress(long done, long total, long findings);

    /** Something that the user should know. */
    void warn(String sentence);
}
