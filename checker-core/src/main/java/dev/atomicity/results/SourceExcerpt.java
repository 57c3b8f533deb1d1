package dev.atomicity.results;

import java.util.Map;
import java.util.TreeMap;

/**
 * The lines of a source file around the steps, so that a report can be made where the sources are not.
 *
 * @param path relative to the project's root, with slashes
 * @param lines by number, from 1
 */
public record SourceExcerpt(String path, Map<Integer, String> lines) {
    public SourceExcerpt {
        lines = lines == null ? Map.of() : new TreeMap<>(lines);
    }
}
