package dev.atomicity.check;

import dev.atomicity.protocol.Shard;
import dev.atomicity.protocol.TestSelection;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.TestResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.CRC32;

/**
 * Divides the test classes among shards, so that all take about the same time. The result depends on nothing but the test
 * classes and the durations that are given: all machines must come to the same one.
 */
final class ShardPlan {
    private ShardPlan() {}

    /** The shard of the settings, with the classes of the project assigned. */
    static Shard of(CheckSettings settings, ClassFiles testClasses) throws SettingException, IOException {
        Shard shard = settings.shardOrWhole();
        if (settings.shard() == null) {
            return shard;
        }
        Set<String> classes = new TreeSet<>();
        TestSelection selection = settings.tests();
        for (String name : testClasses.names()) {
            if (name.indexOf('$') < 0 && selection.selectsFrom(name)) {
                classes.add(name);
            }
        }
        return shard.with(assign(classes, durations(settings.previousResults()), shard.count()));
    }

    private static Map<String, Long> durations(Path previousResults) throws SettingException {
        Map<String, Long> millis = new HashMap<>();
        if (previousResults == null) {
            return millis;
        }
        Results results;
        try {
            results = ResultsFile.read(previousResults);
        } catch (ResultsException e) {
            throw new SettingException("previousResults", e.getMessage());
        }
        for (TestResult test : results.tests()) {
            if (test.className() != null) {
                millis.merge(test.className().replaceFirst("\\$.*", ""), test.durationMillis(), Long::sum);
            }
        }
        return millis;
    }

    /**
     * The longest classes first, each to the shard that has the least to do so far. A class of which nothing is known counts as
     * the average of the others, so that without any knowledge all shards get the same number.
     */
    static Map<String, Integer> assign(Set<String> classes, Map<String, Long> millis, int count) {
        double average = classes.stream()
                .filter(millis::containsKey)
                .mapToLong(millis::get)
                .average()
                .orElse(0);
        Map<String, Double> weights = new TreeMap<>();
        // Even an empty class costs something: otherwise one shard would get all of them.
        classes.forEach(name -> weights.put(
                name, 1 + (millis.containsKey(name) ? millis.get(name).doubleValue() : average)));
        List<String> longestFirst = weights.keySet().stream()
                .sorted(Comparator.comparing((String name) -> -weights.get(name))
                        .thenComparing(name -> name))
                .toList();
        double[] loads = new double[count];
        Map<String, Integer> assigned = new TreeMap<>();
        for (String name : longestFirst) {
            int least = 0;
            for (int i = 1; i < count; i++) {
                if (loads[i] < loads[least]) {
                    least = i;
                }
            }
            loads[least] += weights.get(name);
            assigned.put(name, least + 1);
        }
        return assigned;
    }

    /** Shards that were divided in the same way have the same one. */
    static String checksum(Shard shard) {
        CRC32 checksum = new CRC32();
        new TreeMap<>(shard.assigned())
                .forEach(
                        (name, owner) -> checksum.update((name + "=" + owner + "\n").getBytes(StandardCharsets.UTF_8)));
        return Long.toHexString(checksum.getValue());
    }
}
