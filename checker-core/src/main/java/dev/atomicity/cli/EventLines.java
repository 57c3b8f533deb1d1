package dev.atomicity.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;

/**
 * The lines of some events of a trace, read again from the file: a checker that kept the text of every event it might
 * have to show would grow with the trace.
 */
final class EventLines {
    private EventLines() {}

    /** The lines by event number; nothing for events that cannot be read again, as from a pipe. */
    static Map<Long, String> of(Path trace, SortedSet<Long> events) {
        Map<Long, String> lines = new HashMap<>();
        if (events.isEmpty() || !Files.isRegularFile(trace)) {
            return lines;
        }
        long last = events.last();
        long event = 0;
        try (BufferedReader reader = Files.newBufferedReader(trace, StandardCharsets.UTF_8)) {
            for (String line; event < last && (line = reader.readLine()) != null; ) {
                if (!line.isEmpty() && line.charAt(0) != '#' && events.contains(++event)) {
                    lines.put(event, line);
                }
            }
        } catch (IOException e) {
            lines.clear();
        }
        return lines;
    }
}
