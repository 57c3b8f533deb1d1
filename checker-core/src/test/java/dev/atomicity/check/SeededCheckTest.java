package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.protocol.EventLog;
import dev.atomicity.protocol.TestEvent.Directed;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The order in which candidates are tried depends on the seed, and on nothing else that the check decides. How often one of them is
 * tried depends on how busy the machine is.
 */
@Tag("slow")
class SeededCheckTest {
    @TempDir
    private Path directory;

    @Test
    void theSameSeedGivesTheSameOrderAndTheSameFindings() throws Exception {
        CheckedProject project = new CheckedProject(directory, "seeded/main", "seeded/tests");
        Results first = project.check();
        Map<String, Set<String>> order = schedules();
        Results second = project.check();

        assertThat(order)
                .hasSize(2)
                .allSatisfy((test, schedules) -> assertThat(schedules).hasSizeGreaterThan(2));
        assertThatTheOrderIsTheSame(order, schedules());
        assertThat(fingerprints(second)).isEqualTo(fingerprints(first)).isNotEmpty();

        project.seed = 11;
        Results other = project.check();
        assertThat(inOrder(schedules())).as("another seed, another order").isNotEqualTo(inOrder(order));
        assertThat(fingerprints(other)).isEqualTo(fingerprints(first));
    }

    /** On a busy machine a schedule may fail, and another one for the same is tried then: what both have is in the same order. */
    private static void assertThatTheOrderIsTheSame(Map<String, Set<String>> one, Map<String, Set<String>> other) {
        assertThat(other.keySet()).containsExactlyElementsOf(one.keySet());
        one.forEach((test, schedules) -> {
            List<String> inOne = new ArrayList<>(schedules);
            List<String> inOther = new ArrayList<>(other.get(test));
            inOne.retainAll(other.get(test));
            inOther.retainAll(schedules);
            assertThat(inOther).hasSizeGreaterThan(1).isEqualTo(inOne);
        });
    }

    /** By test, in the order in which they were enforced first. */
    private Map<String, Set<String>> schedules() throws IOException {
        List<Directed> executions = new ArrayList<>();
        try (EventLog.Reader log = new EventLog.Reader(directory.resolve("work/directed/events-1.bin"))) {
            for (var event = log.next(); event != null; event = log.next()) {
                if (event instanceof Directed directed) {
                    executions.add(directed);
                }
            }
        }
        assertThat(executions.get(0).testId())
                .as("tests take turns")
                .isEqualTo(executions.get(2).testId())
                .isNotEqualTo(executions.get(1).testId());
        Map<String, Set<String>> schedules = new LinkedHashMap<>();
        for (Directed directed : executions) {
            if (directed.words() != null) {
                schedules
                        .computeIfAbsent(directed.testId(), test -> new LinkedHashSet<>())
                        .add(directed.words());
            }
        }
        return schedules;
    }

    private static List<List<String>> inOrder(Map<String, Set<String>> schedules) {
        return schedules.values().stream().map(List::copyOf).toList();
    }

    private static List<String> fingerprints(Results results) {
        return results.findings().stream()
                .map(FindingResult::fingerprint)
                .sorted()
                .toList();
    }
}
