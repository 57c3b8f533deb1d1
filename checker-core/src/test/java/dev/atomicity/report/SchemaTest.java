package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.ReplayResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.StackOfThread;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.Step;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.UnjudgedResult;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.SAXException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What machines read keeps to its schema. */
class SchemaTest {
    private static final Path RESULTS_SCHEMA = Golden.root().resolve("docs/schema/atomicity-results-1.schema.json");
    private static final Path SCHEMAS = Golden.root().resolve("checker-core/src/test/resources/schemas");

    @TempDir
    private Path directory;

    static Stream<Arguments> samples() throws ResultsException {
        return Stream.of(
                Arguments.of("bank", Samples.bank()),
                Arguments.of("shop", Samples.shop()),
                Arguments.of("patterns", Samples.patterns()),
                Arguments.of("nothing", Samples.results(List.of(), List.of())),
                Arguments.of("provoked", Samples.provoked()),
                Arguments.of("replayed", Samples.replayed()),
                Arguments.of("exercised", Samples.exercised()),
                Arguments.of("unjudged", UnjudgedReportTest.results()),
                Arguments.of("hell", Hell.of(300)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void results(String name, Results results) throws IOException {
        Path file = directory.resolve("atomicity.json");
        ResultsFile.write(results, file);

        assertThat(errors(RESULTS_SCHEMA, SpecificationVersion.DRAFT_2020_12, Files.readString(file)))
                .isEmpty();
        assertThat(ResultsFile.read(file)).isEqualTo(results);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void sarif(String name, Results results) throws IOException {
        Reports.write(results, EnumSet.of(ReportKind.SARIF), directory);

        assertThat(errors(
                        SCHEMAS.resolve("sarif-schema-2.1.0.json"),
                        SpecificationVersion.DRAFT_7,
                        Files.readString(directory.resolve("atomicity.sarif"))))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void junitXml(String name, Results results) throws IOException, SAXException {
        Reports.write(results, EnumSet.of(ReportKind.JUNIT_XML), directory);

        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(SCHEMAS.resolve("junit-report.xsd").toFile())
                .newValidator()
                .validate(
                        new StreamSource(new StringReader(Files.readString(directory.resolve("TEST-atomicity.xml")))));
    }

    @Test
    void schemaKnowsAllThatIsWritten() throws IOException {
        JsonNode schema = JsonMapper.shared().readTree(Files.readString(RESULTS_SCHEMA));
        Map<Class<?>, JsonNode> definitions = Map.ofEntries(
                Map.entry(Results.class, schema),
                Map.entry(TestResult.class, schema.at("/$defs/test")),
                Map.entry(FindingResult.class, schema.at("/$defs/finding")),
                Map.entry(Step.class, schema.at("/$defs/step")),
                Map.entry(StackOfThread.class, schema.at("/$defs/stack")),
                Map.entry(StaleEntry.class, schema.at("/$defs/staleEntry")),
                Map.entry(SourceExcerpt.class, schema.at("/$defs/source")),
                Map.entry(UnjudgedResult.class, schema.at("/$defs/unjudged")),
                Map.entry(ProvokeResult.class, schema.at("/$defs/provoke")),
                Map.entry(ReplayResult.class, schema.at("/$defs/replay")),
                Map.entry(CoverageResult.class, schema.at("/$defs/coverage")));

        definitions.forEach(
                (type, definition) -> assertThat(definition.path("properties").propertyNames())
                        .as(type.getSimpleName())
                        .containsExactlyInAnyOrderElementsOf(Arrays.stream(type.getRecordComponents())
                                .map(SchemaTest::jsonName)
                                .toList()));
    }

    private static String jsonName(RecordComponent component) {
        JsonProperty property = component.getAccessor().getAnnotation(JsonProperty.class);
        return property == null ? component.getName() : property.value();
    }

    @Test
    void fileOfTheNextVersionMinorChangesIsRead() throws IOException {
        String bank = Files.readString(
                Golden.root().resolve("checker-core/src/test/resources/dev/atomicity/report/bank.json"));
        Path newer =
                Files.writeString(directory.resolve("newer.json"), bank.replaceFirst("\\{", "{\"addedLater\": [1], "));

        assertThat(ResultsFile.read(newer)).isEqualTo(Samples.bank());
        assertThat(errors(RESULTS_SCHEMA, SpecificationVersion.DRAFT_2020_12, Files.readString(newer)))
                .isEmpty();
    }

    @Test
    void schemaRefusesWhatIsNoResultsFile() throws IOException {
        assertThat(errors(RESULTS_SCHEMA, SpecificationVersion.DRAFT_2020_12, "{\"schemaVersion\": 2}"))
                .isNotEmpty();
    }

    @Test
    void fileThatWasCutOffIsNamed() throws IOException {
        String bank = Files.readString(
                Golden.root().resolve("checker-core/src/test/resources/dev/atomicity/report/bank.json"));
        Path cut = Files.writeString(directory.resolve("cut.json"), bank.substring(0, bank.length() / 2));

        assertThatThrownBy(() -> ResultsFile.read(cut))
                .isInstanceOf(ResultsException.class)
                .hasMessageContaining("cut.json")
                .hasMessageContaining("Is it truncated?");
    }

    private static List<?> errors(Path schema, SpecificationVersion version, String json) throws IOException {
        Schema read = SchemaRegistry.withDefaultDialect(version).getSchema(Files.readString(schema));
        return read.validate(json, InputFormat.JSON);
    }
}
