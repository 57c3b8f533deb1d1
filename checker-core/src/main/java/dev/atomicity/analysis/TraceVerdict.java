package dev.atomicity.analysis;

import java.util.List;

public record TraceVerdict(
        String trace,
        long events,
        boolean serializable,
        List<String> violations,
        List<List<String>> witnesses,
        List<List<String>> cycles) {
    public boolean clean() {
        return violations.isEmpty() && cycles.isEmpty();
    }
}
