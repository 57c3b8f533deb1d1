package dev.atomicity.maven;

import dev.atomicity.check.CheckListener;
import dev.atomicity.report.text.ProvokeText;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.Results;
import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import org.apache.maven.plugin.logging.Log;

/** Shows how far the tests are, in one line that is written over and over; only to people who look on. */
final class ProgressLine implements CheckListener {
    private static final long EVERY_NANOS = 200_000_000;

    private final Log log;
    private final PrintStream out;
    private final Interim interim;
    private long lastTime;
    private int width;

    /** Writes reports of what is known so far. */
    interface Interim {
        void write(Results results) throws IOException;
    }

    /**
     * @param out null to show nothing
     */
    ProgressLine(Log log, PrintStream out, Interim interim) {
        this.log = log;
        this.out = out;
        this.interim = interim;
    }

    /** Newer JDKs have a console even where nobody sits before it. */
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
        show(
                "Atomicity check: " + done + " of " + total + " tests, " + findings
                        + (findings == 1 ? " violation" : " violations") + " so far",
                done == total);
    }

    @Override
    public void provoking(ProvokeResult soFar, Duration left) {
        show("Atomicity check: " + ProvokeText.progress(soFar, left), false);
    }

    @Override
    public void interim(Results results) throws IOException {
        interim.write(results);
    }

    private void show(String line, boolean isLast) {
        long now = System.nanoTime();
        if (out == null || (width > 0 && now - lastTime < EVERY_NANOS && !isLast)) {
            return;
        }
        lastTime = now;
        String padding = " ".repeat(Math.max(0, width - line.length()));
        width = line.length();
        out.print("\r" + line + padding);
        out.flush();
    }

    @Override
    public void detail(String text) {
        if (log.isDebugEnabled()) {
            end();
            text.lines().forEach(log::debug);
        }
    }

    @Override
    public void warn(String sentence) {
        end();
        log.warn(sentence);
    }

    /** Leaves an empty line to whoever writes next. */
    void end() {
        if (out != null && width > 0) {
            out.print("\r" + " ".repeat(width) + "\r");
            out.flush();
            width = 0;
        }
    }
}
