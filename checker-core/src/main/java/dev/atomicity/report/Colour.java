package dev.atomicity.report;

/** The codes by which a terminal shows text. */
enum Colour {
    BOLD("1"),
    SOFT("2"),
    RED("1;31"),
    GREEN("1;32"),
    YELLOW("1;33"),
    BLUE("34"),
    MAGENTA("35");

    private static final String ESCAPE = "\u001B[";

    private final String code;

    Colour(String code) {
        this.code = code;
    }

    /** Blanks at the end stay unchanged: at the end of a line they can then be left out. */
    String paint(String text, ConsoleStyle style) {
        String words = text.stripTrailing();
        return style.colour() && !words.isEmpty()
                ? ESCAPE + code + "m" + words + ESCAPE + "0m" + text.substring(words.length())
                : text;
    }
}
