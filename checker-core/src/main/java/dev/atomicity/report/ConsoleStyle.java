package dev.atomicity.report;

import java.io.Console;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How text may look where it is shown.
 *
 * @param width how many letters fit into a line
 * @param colour whether it may have colours
 * @param unicode whether lines can be drawn with characters beyond ASCII
 */
public record ConsoleStyle(int width, boolean colour, boolean unicode) {
    private static final int USUAL_WIDTH = 100;
    private static final int LEAST_WIDTH = 40;
    private static final int MOST_WIDTH = 160;

    public ConsoleStyle {
        width = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width));
    }

    /**
     * The style that an environment asks for: {@code NO_COLOR}, {@code TERM}, {@code COLUMNS}, and the locale.
     *
     * @param terminal whether the text goes to a terminal
     */
    public static ConsoleStyle of(Map<String, String> env, boolean terminal) {
        boolean refused = !env.getOrDefault("NO_COLOR", "").isEmpty() || "dumb".equals(env.get("TERM"));
        // The first of these that is set decides, as in the C library.
        String locale = Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .map(name -> env.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("")
                .toUpperCase(Locale.ROOT);
        boolean unicode = locale.contains("UTF-8") || locale.contains("UTF8") || env.containsKey("WT_SESSION");
        return new ConsoleStyle(columns(env.get("COLUMNS")), terminal && !refused, unicode);
    }

    /** The style for what this JVM prints. */
    public static ConsoleStyle here() {
        return of(System.getenv(), isTerminal());
    }

    /** The style for lines that somebody puts so many letters in front of. */
    public ConsoleStyle after(int letters) {
        return new ConsoleStyle(width - letters, colour, unicode);
    }

    /** Since JDK 22 there may be a console without a terminal; it knows by itself. */
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    private static int columns(String value) {
        return value != null && value.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(value) : USUAL_WIDTH;
    }
}
