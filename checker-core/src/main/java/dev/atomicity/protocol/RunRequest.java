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
 * @param testTimeoutMillis how long a test may take; 0 for ever
 */
public record RunRequest(
        Path log,
        List<String> roots,
        TestSelection selection,
        Shard shard,
        Set<String> done,
        List<List<String>> continued,
        Map<String, String> configuration,
        long testTimeoutMillis) {
    public RunRequest {
        roots = List.copyOf(roots);
        done = Set.copyOf(done);
        continued = continued.stream().map(List::copyOf).toList();
        configuration = Map.copyOf(configuration);
    }

    /**
     * The same once more, with another file for the events.
     *
     * @param alsoDone unique ids of tests that need not run again
     */
    public RunRequest again(Path otherLog, Set<String> alsoDone) {
        Set<String> allDone = new HashSet<>(done);
        allDone.addAll(alsoDone);
        return new RunRequest(otherLog, roots, selection, shard, allDone, continued, configuration, testTimeoutMillis);
    }

    public void write(Path file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            Fields.writeText(out, log.toString());
            Fields.writeTexts(out, roots);
            selection.write(out);
            Fields.writeText(out, shard.toString());
            Fields.writeTexts(out, List.copyOf(done));
            out.writeInt(continued.size());
            for (List<String> ids : continued) {
                Fields.writeTexts(out, ids);
            }
            Fields.writeMap(out, configuration);
            out.writeLong(testTimeoutMillis);
        }
    }

    public static RunRequest read(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            return new RunRequest(
                    Path.of(Fields.readText(in)),
                    Fields.readTexts(in),
                    TestSelection.read(in),
                    Shard.of(Fields.readText(in)),
                    Set.copyOf(Fields.readTexts(in)),
                    readContinued(in),
                    Fields.readMap(in),
                    in.readLong());
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
