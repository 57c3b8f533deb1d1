package dev.atomicity.maven;

import java.util.ArrayList;
import java.util.List;

/** Takes a line of arguments apart, as Surefire does with its own: at spaces that are not between quotes. */
final class ArgumentLine {
    private ArgumentLine() {}

    /**
     * @throws IllegalArgumentException if a quote is never closed
     */
    static List<String> split(String line) {
        List<String> arguments = new ArrayList<>();
        StringBuilder argument = new StringBuilder();
        boolean isStarted = false;
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote == 0 && Character.isWhitespace(c)) {
                if (isStarted) {
                    arguments.add(argument.toString());
                    argument.setLength(0);
                }
                isStarted = false;
                continue;
            }
            isStarted = true;
            if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
            } else if (c == quote) {
                quote = 0;
            } else {
                argument.append(c);
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("the quote " + quote + " is not closed in: " + line);
        }
        if (isStarted) {
            arguments.add(argument.toString());
        }
        return arguments;
    }
}
