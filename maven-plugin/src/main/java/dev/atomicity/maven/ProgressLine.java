package dev.atomicity.maven;

import dev.atomicity.check.CheckListener;
import java.io.Console;
import java.io.PrintStream;
import org.apache.maven.plugin.logging.Log;

/** Shows how far the tests are, in one line that is written over and over; only to people who look on. */
final class ProgressLine implements CheckListener {
    private static final long EVERY_NANOS = 200_000_000;

    private final Log log;
    private final PrintStream out;
    private long lastTime;
    private int width;

    /**
     * @param out null to show nothing
     */
    ProgressLine(Log log, PrintStream out) {
        this.log = log;
        this.out = out;
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
        long now = System.nanoTime();
        if (out == null || (width > 0 && now - lastTime < EVERY_NANOS && done < total)) {
            return;
        }
        lastTime = now;
        show("Atomicity check: " + done + " of " + total + " tests, " + findings
                + (findings == 1 ? " violation" : " violations") + " so far");
    }

    private void show(String line) {
        String padding = " ".repeat(Math.max(0, width - line.length()));
        width = line.length();
        out.print("\r" + line + padding);
        out.flush();
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
