package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShardMergeTest {
    @TempDir
    private Path directory;

    private Path write(String folder, String project, String shard, VerdictState verdict, String division)
            throws IOException {
        List<TestResult> tests = verdict == VerdictState.NONE
                ? List.of()
                : List.of(TestResult.of(folder, "a.ATest", folder, Outcome.PASSED, 1, List.of()));
        Path path = directory.resolve(folder);
        ResultsFile.write(
                Results.builder()
                        .project(project)
                        .verdict(verdict)
                        .ignoreFailures(true)
                        .settings(Map.of("regions", "entry", ShardSets.DIVISION, division))
                        .tests(tests)
                        .notes(verdict == VerdictState.NONE ? List.of("No test was run.") : List.of())
                        .shard(shard)
                        .build(),
                path.resolve(ResultsFile.NAME));
        return path;
    }

    private Path shard(String folder, String shard) throws IOException {
        return write(folder, "bank", shard, VerdictState.PASSED, "d");
    }

    @Test
    void allShardsAreOneVerdict() throws IOException {
        Results merged = ResultsMerge.of(List.of(shard("a", "1/2"), shard("b", "2/2")), null, false);

        assertThat(merged.verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(merged.shard()).isNull();
        assertThat(merged.tests()).hasSize(2);
        assertThat(merged.notes()).isEmpty();
        assertThat(merged.settings()).doesNotContainKey(ShardSets.DIVISION);
    }

    @Test
    void aMissingShardIsRefusedOrNoted() throws IOException {
        List<Path> paths = List.of(shard("a", "1/3"), shard("c", "3/3"));

        assertThatThrownBy(() -> ResultsMerge.of(paths, null, false))
                .isInstanceOf(ResultsException.class)
                .hasMessage("shard 2/3 of bank is missing: there are only 1/3, 3/3."
                        + " allowIncomplete merges the others anyway");
        assertThat(ResultsMerge.of(paths, null, true).notes())
                .containsExactly("Shard 2/3 of bank is missing: there are only 1/3, 3/3."
                        + " What it would have found is not known.");
        assertThatThrownBy(() -> ResultsMerge.of(paths.subList(0, 1), null, false))
                .hasMessageContaining("shards 2/3, 3/3 of bank are missing: there is only 1/3");
    }

    @Test
    void aDoubledShardIsRefusedOrLeftOut() throws IOException {
        List<Path> paths = List.of(shard("a", "1/2"), shard("b", "2/2"), shard("c", "2/2"));

        assertThatThrownBy(() -> ResultsMerge.of(paths, null, false))
                .isInstanceOf(ResultsException.class)
                .hasMessageContaining("shard 2/2 of bank is duplicated: in ");
        Results merged = ResultsMerge.of(paths, null, true);
        assertThat(merged.tests()).hasSize(2);
        assertThat(merged.notes())
                .hasSize(1)
                .allSatisfy(note -> assertThat(note)
                        .startsWith("Shard 2/2 of bank is duplicated")
                        .endsWith("The second one was left out."));
    }

    @Test
    void shardsThatWereDividedDifferentlyAreRefused() throws IOException {
        List<Path> paths = List.of(shard("a", "1/2"), write("b", "bank", "2/2", VerdictState.PASSED, "another"));

        assertThatThrownBy(() -> ResultsMerge.of(paths, null, true))
                .hasMessageContaining("the test classes were divided differently")
                .hasMessageContaining("previousResults");
    }

    @Test
    void anEmptyShardIsNoVerdictButAllTogetherAre() throws IOException {
        Path empty = write("b", "bank", "2/2", VerdictState.NONE, "d");

        assertThat(ResultsMerge.own(empty, 3).verdict()).isEqualTo(VerdictState.NONE);
        Results merged = ResultsMerge.of(List.of(shard("a", "1/2"), empty), null, false);
        assertThat(merged.verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(merged.notes()).isEmpty();
        Path other = write("a", "bank", "1/2", VerdictState.NONE, "d");
        assertThat(ResultsMerge.of(List.of(other, empty), null, false).verdict())
                .isEqualTo(VerdictState.NONE);
    }

    @Test
    void theModulesOfOneShardAreThatShard() throws IOException {
        Results merged = ResultsMerge.ofModules(
                List.of(shard("a", "1/2"), write("b", "teller", "1/2", VerdictState.PASSED, "its own")), null);

        assertThat(merged.shard()).isEqualTo("1/2");
        assertThat(merged.tests()).hasSize(2);
    }

    @Test
    void theOnlyResultsOfAProjectMayBeAShard() throws IOException {
        assertThat(ResultsMerge.own(shard("a", "1/2"), null).shard()).isEqualTo("1/2");
    }
}
