package dev.atomicity.results;

import java.util.Map;
import java.util.TreeMap;

/**
 * The lines of a source file around the steps, so that a report can be made where the sources are not.
 *
 * @param path relative to the project's root, with slashes
 * @param lines by number, from 1
 * @param link the start of an address that opens the file in an IDE, which the number of a line completes; null if none is wanted
 */
public record SourceExcerpt(String path, Map<Integer, String> lines, String link) {
    /** Lines between two places of one finding, at most, that are shown with them. */
    public static final int BETWEEN = 30;

    public SourceExcerpt {
        lines = lines == null ? Map.of() : new TreeMap<>(lines);
    }

    public SourceExcerpt(String path, Map<Integer, String> lines) {
        this(path, lines, null);
    }
}
