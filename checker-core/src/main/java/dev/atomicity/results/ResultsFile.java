package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.atomicity.steps.Operation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads and writes {@code atomicity.json}. What it does not know it leaves out, and what is not there it does without, so that
 * files of other versions can be read.
 */
public final class ResultsFile {
    /** The name of the file in the folder of the reports. */
    public static final String NAME = "atomicity.json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .addMixIn(Operation.class, OperationText.class)
            .build();

    /** An operation is its text in the file. Operation itself runs inside tested programs, so it does not know Jackson. */
    private interface OperationText {
        @JsonValue
        String text();

        @JsonCreator
        static Operation read(String text) {
            return Operation.read(text);
        }
    }

    private ResultsFile() {}

    /**
     * Reads a results file.
     *
     * @throws ResultsException if there is none, or it is not one that can be understood
     */
    public static Results read(Path file) throws ResultsException {
        try {
            JsonNode tree = JSON.readTree(file);
            JsonNode version = tree.path("schemaVersion");
            if (!version.isIntegralNumber()) {
                throw new ResultsException(file + " is not a results file of atomicity-check: it has no schemaVersion");
            }
            if (version.intValue() < 1 || version.intValue() > Results.SCHEMA_VERSION) {
                throw new ResultsException(
                        file + " has schema version " + version.intValue() + ", and this version reads "
                                + Results.SCHEMA_VERSION + ": use the version of atomicity-check that wrote it");
            }
            return complete(file, JSON.treeToValue(tree, Results.class));
        } catch (StreamReadException e) {
            throw new ResultsException(
                    file + " cannot be read as a results file: " + reason(e) + ". Is it truncated? Run the check again",
                    e);
        } catch (DatabindException e) {
            throw new ResultsException(
                    file + " has something that this version of atomicity-check does not know: " + reason(e), e);
        } catch (JacksonException e) {
            throw new ResultsException(
                    Files.exists(file)
                            ? file + " cannot be read: " + e.getOriginalMessage()
                            : "there is no results file " + file,
                    e);
        }
    }

    private static String reason(JacksonException e) {
        String message = e.getOriginalMessage();
        return e.getLocation() == null || e.getLocation().getLineNr() < 1
                ? message
                : message + ", line " + e.getLocation().getLineNr();
    }

    /** What no result can do without is asked for here, so that nobody has to ask later. */
    private static Results complete(Path file, Results results) throws ResultsException {
        if (results.verdict() == null) {
            throw new ResultsException(file + " has no verdict");
        }
        for (TestResult test : results.tests()) {
            if (test == null || test.id() == null || test.outcome() == null) {
                throw new ResultsException(file + " has a test without an id or an outcome");
            }
        }
        for (FindingResult finding : results.findings()) {
            if (finding == null
                    || finding.fingerprint() == null
                    || finding.kind() == null
                    || finding.pattern() == null
                    || finding.severity() == null
                    || finding.state() == null) {
                throw new ResultsException(
                        file + " has a finding without a fingerprint, kind, pattern, severity or state");
            }
        }
        for (UnjudgedResult unjudged : results.unjudged()) {
            if (unjudged == null || unjudged.cause() == null) {
                throw new ResultsException(file + " has something that could not be judged without a cause");
            }
        }
        return results;
    }

    /** Writes the file whole or not at all: whoever looks meanwhile sees the old one. */
    public static void write(Results results, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        try {
            JSON.writeValue(unfinished, results);
        } catch (JacksonException e) {
            throw new IOException("the results cannot be written to " + file + ": " + e.getOriginalMessage(), e);
        } catch (UncheckedIOException e) {
            throw new IOException("the results cannot be written to " + file + ": " + e.getMessage(), e);
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
