package dev.atomicity.benchmarks;

/**
 * The place of a table in a document: between two lines.
 *
 * @param begin the line before it
 * @param end the line after it
 */
public record DocumentTable(String begin, String end) {
    /** The document with another table in that place. */
    public String replace(String document, String table) {
        int from = document.indexOf(begin);
        int to = document.indexOf(end);
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("the document has no place for the table: " + begin + " … " + end);
        }
        return document.substring(0, from + begin.length()) + "\n" + table + document.substring(to);
    }
}
