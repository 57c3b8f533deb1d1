package dev.atomicity.check;

import dev.atomicity.protocol.Shard;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Sees whether the shards that are to be merged are complete: each there, and only once. */
final class ShardSets {
    /** In the settings of the results: how the classes were divided. */
    static final String DIVISION = "shardDivision";

    private final boolean allowIncomplete;
    private final List<String> notes = new ArrayList<>();

    /** By project and number of shards: which shards are there. */
    private final Map<String, Map<Integer, Part>> sets = new LinkedHashMap<>();

    private record Part(Path file, Results results) {}

    /**
     * @param allowIncomplete whether to continue, with a note, when shards are missing or doubled
     */
    ShardSets(boolean allowIncomplete) {
        this.allowIncomplete = allowIncomplete;
    }

    /**
     * @return whether the results are to be merged; false for a shard that is already there
     * @throws ResultsException if it cannot be merged with those before
     */
    boolean add(Path file, Results results) throws ResultsException {
        if (results.shard() == null) {
            return true;
        }
        Shard shard = shardOf(file, results);
        Map<Integer, Part> parts =
                sets.computeIfAbsent(results.project() + "\n" + shard.count(), key -> new TreeMap<>());
        Part twin = parts.get(shard.index());
        if (twin != null) {
            incomplete(
                    name(results, results.shard()) + " is duplicated: in " + twin.file() + " and in " + file,
                    ". The second one was left out.");
            return false;
        }
        for (Part part : parts.values()) {
            requireSameDivision(part, file, results);
        }
        parts.put(shard.index(), new Part(file, results));
        return true;
    }

    private static Shard shardOf(Path file, Results results) throws ResultsException {
        try {
            return Shard.of(results.shard());
        } catch (IllegalArgumentException e) {
            throw new ResultsException(file + " has a wrong shard: " + e.getMessage(), e);
        }
    }

    /** Otherwise a test class may be in none of the shards, and nobody would know. */
    private static void requireSameDivision(Part part, Path file, Results results) throws ResultsException {
        if (!Objects.equals(
                part.results().settings().get(DIVISION), results.settings().get(DIVISION))) {
            throw new ResultsException(
                    "the shards cannot be merged, because the test classes were divided differently for "
                            + part.file() + " and " + file
                            + ". Run all shards with the same test classes and the same previousResults");
        }
    }

    /** Looks for shards that are missing, when all have been added. */
    void complete() throws ResultsException {
        for (Map<Integer, Part> parts : sets.values()) {
            Results any = parts.values().iterator().next().results();
            int count = Shard.of(any.shard()).count();
            List<String> missing = new ArrayList<>();
            for (int index = 1; index <= count; index++) {
                if (!parts.containsKey(index)) {
                    missing.add(index + "/" + count);
                }
            }
            if (!missing.isEmpty()) {
                incomplete(
                        name(any, String.join(", ", missing)) + (missing.size() == 1 ? " is" : " are")
                                + " missing: there "
                                + (parts.size() == 1 ? "is only " : "are only ")
                                + parts.keySet().stream()
                                        .map(index -> index + "/" + count)
                                        .collect(Collectors.joining(", ")),
                        ". What it would have found is not known.");
            }
        }
    }

    private void incomplete(String sentence, String consequence) throws ResultsException {
        if (!allowIncomplete) {
            throw new ResultsException(sentence + ". allowIncomplete merges the others anyway");
        }
        notes.add(Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1) + consequence);
    }

    private static String name(Results results, String shards) {
        return (shards.indexOf(',') < 0 ? "shard " : "shards ")
                + shards
                + (results.project() == null ? "" : " of " + results.project());
    }

    /** What a reader of the merged results must know. */
    List<String> notes() {
        return List.copyOf(notes);
    }
}
