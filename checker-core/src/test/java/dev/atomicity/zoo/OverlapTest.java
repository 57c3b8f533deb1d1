package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.models.TableMethods;
import dev.atomicity.specification.Conflicts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
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
    private static final int ROUNDS = Integer.getInteger("atomicity.overlap.rounds", 2000);
    private static final String LINE = System.getProperty("atomicity.overlap.line", "");
    private static final String INCLUDES = "includes=overlap.made.**, overlap.Payload, overlap.Cell, overlap.Standard,"
            + " overlap.Derive, overlap.Inside, overlap.Whole*";

    @TempDir
    Path directory;

    @Test
    void whatIsPublishedIsSeenAsAWhole() throws Exception {
        Path tried = directory.resolve("tried");
        AgentRun run = run("right", tried, List.of(INCLUDES, "regions=annotated"));
        assertThat(run.status()).as(run.output()).isZero();
        assertThat(missing(Set.copyOf(Files.readAllLines(tried))))
                .as("lines of the tables that no call tries, though they are not on the list")
                .containsExactlyInAnyOrderElementsOf(listedLines("lines-not-tried.txt"));
    }

    @Test
    void whatIsPublishedTooEarlyIsFound() throws Exception {
        Path trace = directory.resolve("trace");
        Path tried = directory.resolve("tried");
        AgentRun run = run(
                "early",
                tried,
                List.of(
                        INCLUDES,
                        "regions=annotated",
                        "record=" + trace.toString().replace('\\', '/')));
        RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA);
        assertThat(recorded.differences()).isEmpty();
        Set<String> found = recorded.findings().keySet().stream()
                .map(region -> region.replaceAll("^overlap[.]made[.](Op\\d+)[.].*", "$1"))
                .collect(Collectors.toSet());
        Set<String> linesFound = new TreeSet<>();
        run.output()
                .lines()
                .filter(line -> line.matches("Op\\d+ .*"))
                .filter(line -> found.contains(line.substring(0, line.indexOf(' '))))
                .forEach(line -> linesFound.add(line.substring(line.indexOf(' ') + 1)));
        List<String> expectedMissing = new ArrayList<>(listedLines("lines-not-tried.txt"));
        expectedMissing.addAll(listedLines("lines-not-found.txt"));
        // Some lines of the list find a mistake in one JDK and not in another.
        assertThat(missing(linesFound))
                .as("lines of the tables by which no mistake is found, though they are not on the list")
                .isSubsetOf(expectedMissing);
    }

    private AgentRun run(String programs, Path tried, List<String> options) throws Exception {
        AgentRun run = AgentRun.start(
                directory,
                options,
                600 + ROUNDS / 5,
                List.of(
                        "-Xmx1g",
                        OverlapMain.class.getName(),
                        programs,
                        Integer.toString(ROUNDS),
                        tried.toString(),
                        LINE));
        assertThat(run.output()).doesNotContain("checker failed").doesNotContain("Exception in thread");
        return run;
    }

    private static Set<String> missing(Set<String> lines) throws IOException {
        Set<String> missing = new TreeSet<>(TableMethods.lines());
        Set<String> types = listed("lines-not-tried.txt").stream()
                .filter(entry -> entry.endsWith(" *"))
                .map(entry -> entry.substring(0, entry.length() - 1))
                .collect(Collectors.toSet());
        missing.removeIf(line ->
                lines.contains(line) || !line.contains(LINE) || types.stream().anyMatch(line::startsWith));
        return missing;
    }

    private static List<String> listedLines(String name) throws IOException {
        Set<String> needed = TableMethods.lines();
        return listed(name).stream()
                .filter(line -> needed.contains(line) && line.contains(LINE))
                .toList();
    }

    /**
     * A line, or a type and {@code *} for all its lines, and behind {@code #} why it is on the list; only lines that some method
     * of this JDK needs count.
     */
    private static List<String> listed(String name) throws IOException {
        try (InputStream list = OverlapMain.class.getResourceAsStream(name)) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf('#')).strip())
                    .toList();
        }
    }
}
