package dev.atomicity.report.ci;

import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.FindingText;
import dev.atomicity.report.text.Totals;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingPlace;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.State;
import java.io.IOException;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The findings as GitLab's code quality report, which a merge request compares with that of its target. */
public final class GitLabCodeQuality {
    /** The name of the file in the folder of the reports. */
    public static final String NAME = "gl-code-quality.json";

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private GitLabCodeQuality() {}

    public static void write(Results results, Path file) throws IOException {
        ArrayNode issues = JSON.createArrayNode();
        for (FindingResult finding : new Totals(results).worstFirst()) {
            if (finding.state() != State.SUPPRESSED) {
                fill(issues.addObject(), finding);
            }
        }
        try {
            JSON.writeValue(file, issues);
        } catch (JacksonException e) {
            throw new IOException("the report " + file + " cannot be written: " + e.getOriginalMessage(), e);
        }
    }

    private static void fill(ObjectNode issue, FindingResult finding) {
        issue.put(
                "description",
                FindingText.title(finding) + ". " + Explanation.of(finding).text());
        issue.put("check_name", finding.pattern().id());
        issue.put("fingerprint", finding.fingerprint());
        issue.put(
                "severity",
                finding.state() == State.MINOR
                        ? "info"
                        : switch (finding.severity()) {
                            case HIGH -> "critical";
                            case MEDIUM -> "major";
                            case LOW -> "minor";
                        });
        ObjectNode location = issue.putObject("location");
        FindingPlace place = FindingPlace.of(finding);
        location.put("path", path(finding, place));
        // GitLab takes no issue without a line.
        location.putObject("lines").put("begin", Math.max(1, place.line()));
    }

    private static String path(FindingResult finding, FindingPlace place) {
        if (place.source() != null) {
            return place.source();
        }
        return place.file() != null ? place.file() : Words.classOf(finding.region());
    }
}
