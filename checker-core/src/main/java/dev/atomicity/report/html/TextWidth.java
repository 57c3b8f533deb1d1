package dev.atomicity.report.html;

import dev.atomicity.report.text.Words;

/**
 * How much room text takes in a drawing. Which letters the reader's machine has is not known, so this is an estimate on the
 * safe side, in units of an ordinary small letter.
 */
final class TextWidth {
    /** From here on letters may be as wide as high: those of East Asia, and pictures. */
    private static final int SQUARE = 0x1100;

    private TextWidth() {}

    /** The text in letters of various widths, shortened in its middle until it fits. */
    static String fit(String text, int room) {
        return fit(text, room, false);
    }

    /** The same in the letters of code, which are all of one width, or of two. */
    static String fitCode(String text, int room) {
        return fit(text, room, true);
    }

    private static String fit(String text, int room, boolean isCode) {
        int length = Math.max(4, room);
        String shown = Words.fit(text, length);
        while (length > 4 && width(shown, isCode) > room) {
            length--;
            shown = Words.fit(text, length);
        }
        return shown;
    }

    private static double width(String text, boolean isCode) {
        return text.codePoints()
                .mapToDouble(letter -> letter >= SQUARE && letter != '…' ? 2.2 : isCode ? 1 : width(letter))
                .sum();
    }

    private static double width(int letter) {
        return switch (letter) {
            case 'W', '@', '%' -> 1.8;
            case 'M', 'm', '…' -> 1.6;
            case 'w' -> 1.35;
            default -> Character.isUpperCase(letter) ? 1.3 : 1;
        };
    }
}
