package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.Step;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A method interrupted on variables of all kinds: what its values say. */
@Tag("slow")
class JudgedCheckTest {
    private static final List<String> HARMFUL =
            List.of("atomic", "element", "statics", "updater", "text", "map", "guarded", "list", "set", "queue");
    private static final List<String> HARMLESS = List.of("sameElement", "sameText", "sameKey", "sameReference");

    @Test
    void valuesOfAllKindsAreJudged(@TempDir Path directory) throws Exception {
        Results results = new CheckedProject(directory, "judged/main", "judged/tests").check();

        Map<String, Judgement> expected = new TreeMap<>();
        HARMFUL.forEach(method -> expected.put(method, Judgement.HARMFUL));
        HARMLESS.forEach(method -> expected.put(method, Judgement.HARMLESS));
        expected.put("unknown", Judgement.UNPROVEN);
        assertThat(judgements(results)).isEqualTo(expected);
        assertThat(results.findings())
                .filteredOn(finding -> finding.judgement() == Judgement.HARMLESS)
                .extracting(FindingResult::severity)
                .containsOnly(Severity.LOW);
        assertThat(results.findings())
                .filteredOn(finding -> finding.judgement() == Judgement.HARMFUL)
                .extracting(FindingResult::severity)
                .containsOnly(Severity.HIGH);
        assertThat(provoked("atomic", results))
                .allSatisfy(finding -> assertThat(valuesOf(finding)).contains("20"));
        assertThat(provoked("element", results))
                .allSatisfy(finding -> assertThat(valuesOf(finding))
                        .as("read, written, written")
                        .hasSize(3)
                        .startsWith("20"));
        assertThat(provoked("statics", results))
                .allSatisfy(finding -> assertThat(valuesOf(finding)).isNotEmpty());
        assertThat(provoked("map", results))
                .allSatisfy(finding -> assertThat(valuesOf(finding)).contains("false"));
        assertThat(provoked("guarded", results))
                .allSatisfy(finding -> assertThat(valuesOf(finding)).contains("null"));
        assertThat(provoked("text", results))
                .allSatisfy(finding ->
                        assertThat(valuesOf(finding)).as("a text is not shown").isEmpty());
    }

    private static Map<String, Judgement> judgements(Results results) {
        return results.findings().stream()
                .collect(Collectors.toMap(
                        finding -> nameOf(finding), FindingResult::judgement, Judgement::and, TreeMap::new));
    }

    private static String nameOf(FindingResult finding) {
        return finding.region().substring("judged.Kinds.".length());
    }

    /** What happened by luck in the observed run is shown without the results of operations: they are recorded in directed runs. */
    private static List<FindingResult> provoked(String method, Results results) {
        return results.findings().stream()
                .filter(finding -> nameOf(finding).equals(method) && finding.discovery() == Discovery.PROVOKED)
                .toList();
    }

    private static List<String> valuesOf(FindingResult finding) {
        return finding.witness().stream()
                .map(Step::value)
                .filter(value -> value != null)
                .toList();
    }
}
