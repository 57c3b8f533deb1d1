package dev.atomicity.steps;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** What the threads of a ring are called: all names that a thread had at its steps, and its number if another thread had one of them too. */
public final class ThreadLabels {
    private final Map<Integer, Set<String>> names = new LinkedHashMap<>();

    /** Adds a step of the thread, under the name that it had then. */
    public void add(int threadId, String name) {
        Set<String> known = names.computeIfAbsent(threadId, id -> new LinkedHashSet<>());
        if (name != null && !name.isBlank()) {
            known.add(name);
        }
    }

    /** The threads, in the order in which they were first added. */
    public Set<Integer> threads() {
        return names.keySet();
    }

    /** Unique within the ring. */
    public String of(int threadId) {
        Set<String> own = names.get(threadId);
        boolean isUnique = !own.isEmpty()
                && names.entrySet().stream()
                        .noneMatch(other -> other.getKey() != threadId
                                && other.getValue().stream().anyMatch(own::contains));
        String name = String.join(", later ", own);
        return isUnique ? name : (name + " #" + threadId).trim();
    }

    /** Whether the thread had several names. */
    public boolean isRenamed(int threadId) {
        return names.get(threadId).size() > 1;
    }
}
