package dev.atomicity.report;

/** How a terminal is told to show text. */
enum Colour {
    BOLD("1"),
    SOFT("2"),
    RED("1;31"),
    GREEN("1;32"),
    BLUE("34"),
    MAGENTA("35");

    private static final String ESCAPE = "\u001B[";

    private final String code;

    Colour(String code) {
        this.code = code;
    }

    String paint(String text, ConsoleStyle style) {
        return style.colour() && !text.isBlank() ? ESCAPE + code + "m" + text + ESCAPE + "0m" : text;
    }
}
