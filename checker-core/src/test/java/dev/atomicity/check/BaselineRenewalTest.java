package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import dev.atomicity.verdict.Baseline;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineRenewalTest {
    @TempDir
    private Path directory;

    @Test
    void whatDidNotHappenStays() throws Exception {
        Path file = directory.resolve("baseline.json");
        Files.writeString(file, "{\"schemaVersion\": 1, \"findings\": [{\"fingerprint\": \"gone\"}]}");

        assertThat(BaselineRenewal.renew(file, settings(List.of(), null), results(List.of()), false))
                .isEqualTo("1 known finding written to " + file + ". 1 entry did not happen in this run, and stays.");
        assertThat(Baseline.read(file).size()).isEqualTo(1);
    }

    @Test
    void whatDidNotHappenGoesIfTheUserSaysSo() throws Exception {
        Path file = directory.resolve("baseline.json");
        Files.writeString(file, "{\"schemaVersion\": 1, \"findings\": [{\"fingerprint\": \"gone\"}]}");

        assertThat(BaselineRenewal.renew(file, settings(List.of(), null), results(List.of()), true))
                .isEqualTo("0 known findings written to " + file
                        + ". 1 entry that did not happen in this run was removed.");
        assertThat(Baseline.read(file).size()).isZero();
    }

    @Test
    void whoeverCouldNotRunAllTestsIsTold() throws Exception {
        Path file = directory.resolve("baseline.json");

        assertThat(BaselineRenewal.renew(file, settings(List.of(), null), results(List.of("it broke")), false))
                .contains("there may be more");
    }

    @Test
    void aPartOfTheTestsIsNotEnough() {
        Path file = directory.resolve("baseline.json");
        List<TestPattern> one = List.of(new TestPattern("OneTest", null));

        assertThatThrownBy(() -> BaselineRenewal.renew(file, settings(one, null), results(List.of()), false))
                .isInstanceOfSatisfying(
                        SettingException.class, e -> assertThat(e.setting()).isEqualTo("tests"));
        assertThatThrownBy(() -> BaselineRenewal.renew(file, settings(List.of(), "1/2"), results(List.of()), false))
                .isInstanceOfSatisfying(
                        SettingException.class, e -> assertThat(e.setting()).isEqualTo("shard"));
        assertThat(file).doesNotExist();
    }

    @Test
    void theTestsThatAProjectAlwaysRunsAreEnough() throws Exception {
        Path file = directory.resolve("baseline.json");
        List<TestPattern> always = List.of(new TestPattern("FastTest", null));

        BaselineRenewal.renew(file, settings(always, null, true), results(List.of()), false);

        assertThat(file).exists();
    }

    @Test
    void aMistakeInTheFileIsNamed() throws Exception {
        Path file = directory.resolve("baseline.json");
        Files.writeString(
                file, "{\"schemaVersion\": 1, \"findings\": [\n{\"fingerprint\": \"f\", \"expire\": \"2027-01-31\"}]}");
        assertThatThrownBy(() -> Baseline.read(file))
                .hasMessageContaining("has 'expire', which is not known: expected one of ")
                .hasMessageContaining("expires");

        Files.writeString(file, "{\"schemaVersion\": 1,\n\n \"findings\" [");
        assertThatThrownBy(() -> Baseline.read(file)).hasMessageContaining("(line 3)");
    }

    private static CheckSettings settings(List<TestPattern> included, String shard) {
        return settings(included, shard, included.isEmpty());
    }

    private static CheckSettings settings(List<TestPattern> included, String shard, boolean testsAreAll) {
        return CheckSettings.builder()
                .tests(new TestSelection(List.of(), List.of(), included, List.of(), List.of(), List.of()))
                .shard(shard)
                .testsAreAll(testsAreAll)
                .build();
    }

    private static Results results(List<String> errors) {
        return Results.builder()
                .project("bank")
                .verdict(VerdictState.PASSED)
                .threshold(0)
                .ignoreFailures(false)
                .errors(errors)
                .build();
    }
}
