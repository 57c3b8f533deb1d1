package dev.atomicity.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Files of other versions, and files that are none. */
class ResultsFileTest {
    /** As version 0.1 wrote it. It is never written anew: later versions have to read it as it is. */
    private static final Path OLD = Path.of(System.getProperty("atomicity.root"))
            .resolve("checker-core/src/test/resources/dev/atomicity/results/results-of-0.1.json");

    @TempDir
    private Path directory;

    private Path file(JsonNode content) throws IOException {
        return Files.writeString(directory.resolve("atomicity.json"), content.toString());
    }

    private static ObjectNode old() throws IOException {
        return (ObjectNode) JsonMapper.shared().readTree(Files.readString(OLD));
    }

    @Test
    void fileOfTheFirstVersionIsRead() throws ResultsException {
        Results results = ResultsFile.read(OLD);

        assertThat(results.project()).isEqualTo("bank-service");
        assertThat(results.verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(results.tests()).hasSize(16);
        assertThat(results.counted()).isEqualTo(2);
        FindingResult finding = results.findings().get(0);
        assertThat(finding.pattern()).isEqualTo(Pattern.READ_WRITE_WRITE);
        assertThat(finding.witness()).hasSize(3);
        assertThat(finding.witness().get(0).place()).isEqualTo("Account.java:15");
        assertThat(results.sources()).isNotEmpty();
        assertThat(results.provoke()).isNull();
        assertThat(results.replay()).isNull();
        assertThat(finding.discovery()).isEqualTo(Discovery.OBSERVED);
        assertThat(finding.judgement()).isEqualTo(Judgement.UNPROVEN);
        assertThat(finding.replay()).isNull();
        assertThat(finding.schedule()).isNull();
    }

    static Stream<String> objects() {
        return Stream.of("", "/tests/0", "/findings/0", "/findings/0/witness/0", "/findings/0/stacks/0", "/sources/0");
    }

    @ParameterizedTest
    @MethodSource("objects")
    void whatALaterVersionAddsIsLeftOut(String pointer) throws IOException {
        ObjectNode newer = old();
        ((ObjectNode) newer.at(pointer)).putObject("addedLater").put("deep", true);

        assertThat(ResultsFile.read(file(newer))).isEqualTo(ResultsFile.read(OLD));
    }

    /** A version that adds a property reads files that do not have it. */
    @ParameterizedTest
    @MethodSource("objects")
    void whatIsNotThereIsDoneWithout(String pointer) throws IOException {
        Set<String> needed = Set.of(
                "schemaVersion", "verdict", "id", "outcome", "fingerprint", "kind", "pattern", "severity", "state");
        for (String name : Set.copyOf(old().at(pointer).propertyNames())) {
            if (!needed.contains(name)) {
                ObjectNode older = old();
                ((ObjectNode) older.at(pointer)).remove(name);

                assertThat(ResultsFile.read(file(older)).tests().size())
                        .as(name)
                        .isLessThanOrEqualTo(16);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"schemaVersion\": 2} | this version reads 1: use the version",
                "{\"schemaVersion\": \"1\"} | no schemaVersion",
                "{} | no schemaVersion",
                "[] | no schemaVersion",
                "{\"schemaVersion\": 1 | Is it truncated?",
                "{\"schemaVersion\": 1, \"verdict\": \"maybe\"} | does not know",
                "{\"schemaVersion\": 1} | has no verdict",
                "{\"schemaVersion\": 1, \"verdict\": \"passed\", \"tests\": [{}]} | a test without an id",
                "{\"schemaVersion\": 1, \"verdict\": \"passed\", \"findings\": [{}]} | a finding without a fingerprint"
            })
    void fileThatCannotBeUsedIsNamed(String content, String reason) throws IOException {
        Path file = Files.writeString(directory.resolve("atomicity.json"), content);

        assertThatThrownBy(() -> ResultsFile.read(file))
                .isInstanceOf(ResultsException.class)
                .hasMessageContaining("atomicity.json")
                .hasMessageContaining(reason);
    }

    @Test
    void emptyFileWasCutOff() throws IOException {
        Path file = Files.writeString(directory.resolve("atomicity.json"), "");

        assertThatThrownBy(() -> ResultsFile.read(file))
                .isInstanceOf(ResultsException.class)
                .hasMessageContaining("atomicity.json");
    }

    @Test
    void fileThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> ResultsFile.read(directory.resolve("nowhere.json")))
                .isInstanceOf(ResultsException.class)
                .hasMessageContaining("there is no results file");
    }
}
