package dev.atomicity.maven;

import dev.atomicity.check.CheckListener;
import dev.atomicity.report.text.OverwrittenLine;
import dev.atomicity.report.text.ProgressText;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.Results;
import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import org.apache.maven.plugin.logging.Log;

/** Shows how far the tests are, in one line that is overwritten; only on a terminal. */
final class ProgressLine implements CheckListener {
    private static final long EVERY_NANOS = 200_000_000;

    private final Log log;
    /** Null to show nothing. */
    private final OverwrittenLine shown;

    private final Interim interim;
    private long lastTime;

    /** Writes reports of what is known so far. */
    interface Interim {
        void write(Results results) throws IOException;
    }

    /**
     * @param out null to show nothing
     */
    ProgressLine(Log log, PrintStream out, Interim interim) {
        this.log = log;
        this.shown = out == null
                ? null
                : new OverwrittenLine(text -> {
                    out.print(text);
                    out.flush();
                });
        this.interim = interim;
    }

    /** Newer JDKs have a console even if it is not a terminal. */
    @SuppressWarnings("SystemConsoleNull") // older ones have none there
    static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    @Override
    public void progress(long done, long total, long findings) {
        show("Atomicity check: " + ProgressText.ofTests(done, total, findings), done == total);
    }

    @Override
    public void provoking(ProvokeResult soFar, Duration left) {
        show("Atomicity check: " + ProgressText.ofCandidates(soFar, left), false);
    }

    @Override
    public void interim(Results results) throws IOException {
        interim.write(results);
    }

    private void show(String line, boolean isLast) {
        long now = System.nanoTime();
        if (shown == null || (!shown.isEmpty() && now - lastTime < EVERY_NANOS && !isLast)) {
            return;
        }
        lastTime = now;
        shown.show(line);
    }

    @Override
    public void detail(String text) {
        if (log.isDebugEnabled()) {
            end();
            text.lines().forEach(log::debug);
        }
    }

    @Override
    public void round(String sentence) {
        end();
        log.info(sentence);
    }

    @Override
    public void warn(String sentence) {
        end();
        log.warn(sentence);
    }

    /** Leaves an empty line to whoever writes next. */
    void end() {
        if (shown != null) {
            shown.clear();
        }
    }
}
