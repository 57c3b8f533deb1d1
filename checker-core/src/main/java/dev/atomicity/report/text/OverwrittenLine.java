package dev.atomicity.report.text;

import java.util.function.Consumer;

/** A line on a terminal that the next one replaces. */
public final class OverwrittenLine {
    private final Consumer<String> terminal;
    private int width;

    /**
     * @param terminal prints a text and flushes
     */
    public OverwrittenLine(Consumer<String> terminal) {
        this.terminal = terminal;
    }

    public boolean isEmpty() {
        return width == 0;
    }

    public void show(String line) {
        terminal.accept("\r" + line + " ".repeat(Math.max(0, width - line.length())));
        width = line.length();
    }

    /** Leaves an empty line to whoever writes next. */
    public void clear() {
        if (width > 0) {
            terminal.accept("\r" + " ".repeat(width) + "\r");
            width = 0;
        }
    }
}
