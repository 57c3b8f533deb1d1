package dev.atomicity.benchmarks;

import java.util.List;
import java.util.stream.Stream;

/**
 * The place of a table in a document: between two lines.
 *
 * @param begin the line before it
 * @param end the line after it
 */
public record DocumentTable(String begin, String end) {
    /** The document with another table in that place. */
    public String replace(String document, String table) {
        return document.substring(0, from(document)) + "\n" + table + document.substring(to(document));
    }

    /** The cells of each row that the document has now, without the header. */
    public List<String[]> rows(String document) {
        return document.substring(from(document), to(document))
                .lines()
                .filter(line -> line.startsWith("|"))
                .skip(2) // the header, and the line below it
                .map(line -> line.substring(1, line.lastIndexOf('|')).split("\\|"))
                .map(cells -> Stream.of(cells).map(String::strip).toArray(String[]::new))
                .toList();
    }

    private int from(String document) {
        int from = document.indexOf(begin);
        if (from < 0 || document.indexOf(end) < from) {
            throw new IllegalArgumentException("the document has no place for the table: " + begin + " … " + end);
        }
        return from + begin.length();
    }

    private int to(String document) {
        return document.indexOf(end);
    }
}
