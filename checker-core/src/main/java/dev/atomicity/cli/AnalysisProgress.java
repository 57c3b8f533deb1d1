package dev.atomicity.cli;

import dev.atomicity.report.text.OverwrittenLine;
import dev.atomicity.trace.Progress;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A line on standard error with the progress of a long analysis; it is removed at the end. Only on a terminal: the start
 * script knows whether it is one.
 */
final class AnalysisProgress implements Progress, AutoCloseable {
    private static final long LONG_WORK_NANOS = 2_000_000_000L;
    private static final long UPDATE_NANOS = 250_000_000L;

    private final OverwrittenLine shown;
    private final Path trace;
    private final boolean terminal;
    private final long start = System.nanoTime();
    private long lastUpdate = start;

    private AnalysisProgress(PrintWriter err, Path trace, boolean terminal) {
        this.shown = new OverwrittenLine(text -> {
            err.print(text);
            err.flush();
        });
        this.trace = trace;
        this.terminal = terminal;
    }

    static AnalysisProgress on(PrintWriter err, Path trace) {
        return new AnalysisProgress(err, trace, Boolean.getBoolean("atomicity.progress"));
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
                "%s:%s  %,d events, %.1f million per second",
                trace.getFileName(),
                share,
                events,
                events * 1e3 / nanos);
        shown.show(line);
    }

    @Override
    public void close() {
        shown.clear();
    }
}
