package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.models.TableMethods;
import dev.atomicity.specification.Conflicts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overlap.OverlapMain;

/**
 * For every line of the tables of models: one thread writes two fields and publishes them through a call of that line, another
 * one sees that through the matching call and reads both, while both run freely and their calls overlap. Nothing is
 * found, wherever the call stands. If the publisher comes too early, that is found.
 *
 * <p>{@code -Datomicity.overlap.rounds=100000} tries harder, {@code -Datomicity.overlap.line=computeIfAbsent} only some lines.
 */
@Tag("slow")
class OverlapTest {
    static final int ROUNDS = Integer.getInteger("atomicity.overlap.rounds", 2000);
    private static final String LINE = System.getProperty("atomicity.overlap.line", "");

    @TempDir
    Path directory;

    @Test
    void whatIsPublishedIsSeenAsAWhole() throws Exception {
        Path tried = directory.resolve("tried");
        AgentRun run = run("right", tried, List.of());
        assertThat(run.status()).as(run.output()).isZero();
        assertThat(missing(Set.copyOf(Files.readAllLines(tried))))
                .as("lines of the tables that no call tries, though they are not on the list")
                .containsExactlyInAnyOrderElementsOf(listedLines("lines-not-tried.txt"));
    }

    @Test
    void whatIsPublishedTooEarlyIsFound() throws Exception {
        Path trace = directory.resolve("trace");
        Path tried = directory.resolve("tried");
        AgentRun run = run("early", tried, List.of("record=" + trace.toString().replace('\\', '/')));
        RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA);
        assertThat(recorded.differences()).isEmpty();
        Set<String> linesFound = OverlapRun.linesFound(recorded, run);
        List<String> expectedMissing = new ArrayList<>(listedLines("lines-not-tried.txt"));
        expectedMissing.addAll(listedLines("lines-not-found.txt"));
        // Some lines of the list find a mistake in one JDK and not in another.
        assertThat(missing(linesFound))
                .as("lines of the tables by which no mistake is found, though they are not on the list")
                .isSubsetOf(expectedMissing);
    }

    private AgentRun run(String programs, Path tried, List<String> options) throws Exception {
        return OverlapRun.start(directory, OverlapMain.class, programs, ROUNDS, tried, LINE, options);
    }

    private static Set<String> missing(Set<String> lines) {
        Set<String> missing = new TreeSet<>(TableMethods.lines());
        missing.removeIf(line -> lines.contains(line) || !line.contains(LINE));
        return missing;
    }

    private static List<String> listedLines(String name) throws IOException {
        Set<String> needed = TableMethods.lines();
        return OverlapRun.listed(name).stream()
                .filter(line -> needed.contains(line) && line.contains(LINE))
                .toList();
    }
}
