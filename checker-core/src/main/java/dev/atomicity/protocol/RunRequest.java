package dev.atomicity.protocol;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the JVM of the tests is asked to do.
 *
 * @param log the file for the events
 * @param roots folders and jars with test classes
 * @param done unique ids of tests, and of what contains tests, that must not run again
 * @param continued lists of unique ids of tests, and of what contains tests: those that are there are run, each list after
 *     another, although what contains them is done
 * @param configuration parameters of the JUnit Platform
 * @param testTimeoutMillis how long a test may take; 0 for no limit
 * @param provoke which tests to execute again, directed; null to run all tests once
 */
public record RunRequest(
        Path log,
        List<String> roots,
        TestSelection selection,
        Shard shard,
        Set<String> done,
        List<List<String>> continued,
        Map<String, String> configuration,
        long testTimeoutMillis,
        ProvokeRequest provoke) {
    public RunRequest {
        roots = List.copyOf(roots);
        done = Set.copyOf(done);
        continued = continued.stream().map(List::copyOf).toList();
        configuration = Map.copyOf(configuration);
    }

    /** All tests of these folders and jars, each once, for as long as they take. */
    public static RunRequest of(Path log, List<String> roots) {
        return new RunRequest(log, roots, TestSelection.ALL, Shard.WHOLE, Set.of(), List.of(), Map.of(), 0, null);
    }

    public RunRequest withSelection(TestSelection tests, Shard part) {
        return new RunRequest(log, roots, tests, part, done, continued, configuration, testTimeoutMillis, provoke);
    }

    public RunRequest withRemaining(Set<String> nowDone, List<List<String>> nowContinued) {
        return new RunRequest(
                log, roots, selection, shard, nowDone, nowContinued, configuration, testTimeoutMillis, provoke);
    }

    public RunRequest withConfiguration(Map<String, String> parameters, long timeoutMillis) {
        return new RunRequest(log, roots, selection, shard, done, continued, parameters, timeoutMillis, provoke);
    }

    public RunRequest withProvoke(ProvokeRequest directed) {
        return new RunRequest(
                log, roots, selection, shard, done, continued, configuration, testTimeoutMillis, directed);
    }

    /**
     * The same again, with another file for the events.
     *
     * @param alsoDone unique ids of tests that need not run again
     */
    public RunRequest again(Path otherLog, Set<String> alsoDone) {
        Set<String> allDone = new HashSet<>(done);
        allDone.addAll(alsoDone);
        return new RunRequest(
                otherLog, roots, selection, shard, allDone, continued, configuration, testTimeoutMillis, provoke);
    }

    public void write(Path file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            Fields.writeText(out, log.toString());
            Fields.writeTexts(out, roots);
            selection.write(out);
            shard.write(out);
            Fields.writeTexts(out, List.copyOf(done));
            out.writeInt(continued.size());
            for (List<String> ids : continued) {
                Fields.writeTexts(out, ids);
            }
            Fields.writeMap(out, configuration);
            out.writeLong(testTimeoutMillis);
            out.writeBoolean(provoke != null);
            if (provoke != null) {
                provoke.write(out);
            }
        }
    }

    public static RunRequest read(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            return new RunRequest(
                    Path.of(Fields.readText(in)),
                    Fields.readTexts(in),
                    TestSelection.read(in),
                    Shard.read(in),
                    Set.copyOf(Fields.readTexts(in)),
                    readContinued(in),
                    Fields.readMap(in),
                    in.readLong(),
                    in.readBoolean() ? ProvokeRequest.read(in) : null);
        }
    }

    private static List<List<String>> readContinued(DataInputStream in) throws IOException {
        List<List<String>> continued = new ArrayList<>();
        for (int size = in.readInt(); size > 0; size--) {
            continued.add(Fields.readTexts(in));
        }
        return continued;
    }
}
