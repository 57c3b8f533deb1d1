package dev.atomicity.cli;

import dev.atomicity.trace.Progress;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A line on standard error that says how far a long analysis has come, and goes when it is over. Only on a terminal:
 * the start script knows whether it is one and says so.
 */
final class ProgressLine implements Progress, AutoCloseable {
    private static final long LONG_WORK_NANOS = 2_000_000_000L;
    private static final long UPDATE_NANOS = 250_000_000L;

    private final PrintWriter err;
    private final Path trace;
    private final boolean terminal;
    private final long start = System.nanoTime();
    private long lastUpdate = start;
    private int width;

    private ProgressLine(PrintWriter err, Path trace, boolean terminal) {
        this.err = err;
        this.trace = trace;
        this.terminal = terminal;
    }

    static ProgressLine on(PrintWriter err, Path trace) {
        return new ProgressLine(err, trace, Boolean.getBoolean("atomicity.progress"));
    }

    @Override
    public void at(long events, long bytes, long totalBytes) {
        if (!terminal) {
            return;
        }
        long now = System.nanoTime();
        if (now - start > LONG_WORK_NANOS && now - lastUpdate > UPDATE_NANOS) {
            lastUpdate = now;
            show(events, bytes, totalBytes, now - start);
        }
    }

    private void show(long events, long bytes, long totalBytes, long nanos) {
        String share = totalBytes > 0 ? String.format(Locale.ROOT, " %3d%%", 100 * bytes / totalBytes) : "";
        String line = String.format(
                Locale.ROOT,
                "%s:%s  %,d events, %.1f million a second",
                trace.getFileName(),
                share,
                events,
                events * 1e3 / nanos);
        err.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
        err.flush();
        width = line.length();
    }

    @Override
    public void close() {
        if (width > 0) {
            err.print("\r" + " ".repeat(width) + "\r");
            err.flush();
            width = 0;
        }
    }
}
