package dev.atomicity.report.sarif;

import dev.atomicity.report.text.Advice;
import dev.atomicity.report.text.FindingText;
import dev.atomicity.report.text.Totals;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.ToolVersion;
import dev.atomicity.results.VerdictState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes {@code atomicity.sarif}. */
public final class SarifReport {
    /** The name of the file in the folder of the reports. */
    public static final String NAME = "atomicity.sarif";

    /** GitHub shows no more results of one run; the worst come first. */
    static final int RESULTS = 5000;

    /** GitHub takes no file of more than 10 MB, compressed; the rules and the end of the file need some of it. */
    private static final long COMPRESSED_BYTES = 9_500_000;

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private SarifReport() {}

    public static void write(Results results, Path file) throws IOException {
        write(results, file, COMPRESSED_BYTES);
    }

    static void write(Results results, Path file, long compressedBytes) throws IOException {
        try {
            JSON.writeValue(file, log(results, compressedBytes));
        } catch (JacksonException e) {
            throw new IOException(e.getOriginalMessage(), e);
        }
    }

    private static ObjectNode log(Results results, long compressedBytes) throws IOException {
        ObjectNode log = JSON.createObjectNode();
        log.put("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
        log.put("version", "2.1.0");
        ObjectNode run = log.putArray("runs").addObject();
        ObjectNode driver = run.putObject("tool").putObject("driver");
        driver.put("name", "atomicity-check");
        if (ToolVersion.get() != null) {
            driver.put("version", ToolVersion.get());
        }
        driver.put("informationUri", ToolVersion.INFORMATION);
        ArrayNode rules = driver.putArray("rules");
        for (Pattern pattern : Pattern.values()) {
            rule(rules.addObject(), pattern);
        }
        List<FindingResult> findings = new Totals(results).worstFirst();
        // One category for each project: services keep the latest run of each.
        run.putObject("automationDetails")
                .put("id", "atomicity/" + (results.project() == null ? "" : results.project() + "/"));
        run.put("columnKind", "utf16CodeUnits");
        ObjectNode invocation = run.putArray("invocations").addObject();
        ArrayNode list = run.putArray("results");
        CompressedSize size = new CompressedSize();
        for (FindingResult finding : findings.subList(0, Math.min(RESULTS, findings.size()))) {
            ObjectNode result = JSON.createObjectNode();
            ResultNode.fill(result, finding);
            if (size.add(JSON.writeValueAsBytes(result)) > compressedBytes) {
                break;
            }
            list.add(result);
        }
        invocation(invocation, results, findings, list.size());
        return log;
    }

    private static void rule(ObjectNode rule, Pattern pattern) {
        Advice advice = Advice.on(pattern);
        rule.put("id", pattern.id());
        rule.put("name", name(pattern));
        rule.putObject("shortDescription").put("text", advice.title());
        rule.putObject("fullDescription").put("text", FindingText.plain(advice.meaning()));
        ObjectNode help = rule.putObject("help");
        help.put("text", FindingText.plain(String.join("\n", advice.fixes())));
        help.put(
                "markdown",
                advice.meaning() + "\n\n```java\n" + String.join("\n", advice.example()) + "\n```\n\n- "
                        + String.join("\n- ", advice.fixes()) + "\n");
        rule.putObject("defaultConfiguration").put("level", level(pattern.severity()));
        ObjectNode properties = rule.putObject("properties");
        properties.putArray("tags").add("concurrency").add("atomicity");
        properties.put("precision", "very-high");
        properties.put(
                "problem.severity",
                switch (pattern.severity()) {
                    case HIGH -> "error";
                    case MEDIUM -> "warning";
                    case LOW -> "recommendation";
                });
    }

    private static String name(Pattern pattern) {
        StringBuilder name = new StringBuilder();
        for (String word : pattern.id().split("-", -1)) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return name.toString();
    }

    static String level(Severity severity) {
        return switch (severity) {
            case HIGH -> "error";
            case MEDIUM -> "warning";
            case LOW -> "note";
        };
    }

    private static void invocation(ObjectNode invocation, Results results, List<FindingResult> findings, int written) {
        invocation.put(
                "executionSuccessful",
                results.verdict() != VerdictState.ERROR && results.errors().isEmpty());
        ArrayNode notifications = invocation.putArray("toolExecutionNotifications");
        results.errors().forEach(error -> notification(notifications, "error", Words.visible(error)));
        if (findings.size() > written) {
            notification(
                    notifications,
                    "warning",
                    "the worst %d of %d findings are in this file; all of them are in atomicity.json"
                            .formatted(written, findings.size()));
        }
        long shortened = findings.subList(0, written).stream()
                .filter(finding -> finding.witness().size() > ResultNode.STEPS)
                .count();
        if (shortened > 0) {
            notification(
                    notifications,
                    "warning",
                    "of %s only the first %d steps are in this file; all of them are in atomicity.json"
                            .formatted(Words.count(shortened, "finding"), ResultNode.STEPS));
        }
    }

    private static void notification(ArrayNode notifications, String level, String text) {
        ObjectNode notification = notifications.addObject();
        notification.put("level", level);
        notification.putObject("message").put("text", text);
    }
}
