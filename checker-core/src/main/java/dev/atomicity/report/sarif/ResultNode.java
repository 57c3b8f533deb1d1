package dev.atomicity.report.sarif;

import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.Interleaving;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingPlace;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A finding as a SARIF result: a code flow with one thread flow a thread, in which the steps have their common order. */
final class ResultNode {
    /** GitHub shows no more steps of all thread flows of a result. */
    static final int STEPS = 1000;

    private ResultNode() {}

    static void fill(ObjectNode result, FindingResult finding) {
        result.put("ruleId", finding.pattern().id());
        result.put("level", finding.state() == State.MINOR ? "note" : SarifReport.level(finding.severity()));
        result.putObject("message")
                .put(
                        "text",
                        Explanation.title(finding) + ". "
                                + Explanation.of(finding).text());
        ObjectNode location = result.putArray("locations").addObject();
        regionLocation(location, finding);
        Interleaving ring = Interleaving.of(finding);
        if (!ring.steps().isEmpty()) {
            codeFlow(result.putArray("codeFlows").addObject(), ring);
        }
        result.putObject("partialFingerprints").put("atomicityFingerprint/v1", finding.fingerprint());
        result.put("occurrenceCount", Math.max(1, finding.occurrences()));
        result.put("baselineState", finding.state() == State.KNOWN ? "unchanged" : "new");
        ObjectNode properties = result.putObject("properties");
        properties.put("discovery", finding.discovery().id());
        properties.put("judgement", finding.judgement().id());
        if (finding.schedule() != null) {
            properties.put("schedule", Words.visible(finding.schedule()));
        }
        if (finding.replay() != null) {
            properties.put("replay", Words.visible(finding.replay()));
        }
        if (finding.state() == State.KNOWN || finding.state() == State.SUPPRESSED) {
            ObjectNode suppression = result.putArray("suppressions").addObject();
            suppression.put("kind", finding.state() == State.KNOWN ? "external" : "inSource");
            if (finding.reason() != null) {
                suppression.put("justification", Words.visible(finding.reason()));
            }
        }
    }

    private static void regionLocation(ObjectNode location, FindingResult finding) {
        FindingPlace place = FindingPlace.of(finding);
        String source = place.source();
        int line = place.line();
        if (source == null) {
            // Without a file a finding is not shown: the first step that has one stands for it.
            Step first = finding.witness().stream()
                    .filter(step -> step.source() != null)
                    .findFirst()
                    .orElse(null);
            source = first == null ? null : first.source();
            line = first == null ? -1 : first.line();
        }
        physical(location, source, line);
        if (finding.region() != null) {
            logical(location, finding.region());
        }
    }

    private static void codeFlow(ObjectNode codeFlow, Interleaving ring) {
        ArrayNode threadFlows = codeFlow.putArray("threadFlows");
        List<Step> steps = ring.steps();
        for (Interleaving.ThreadOfRing thread : ring.threads()) {
            ObjectNode flow = null;
            for (int i = 0; i < Math.min(STEPS, steps.size()); i++) {
                Step step = steps.get(i);
                if (step.threadId() == thread.threadId()) {
                    if (flow == null) {
                        flow = threadFlows.addObject();
                        flow.put("id", thread.name());
                        flow.putArray("locations");
                    }
                    step(((ArrayNode) flow.get("locations")).addObject(), ring, i);
                }
            }
        }
    }

    private static void step(ObjectNode node, Interleaving ring, int number) {
        Step step = ring.steps().get(number);
        ObjectNode location = node.putObject("location");
        physical(location, step.source(), step.line());
        if (!Words.method(step).isEmpty()) {
            logical(location, Words.method(step));
        }
        location.putObject("message").put("text", ring.nameAt(step) + " " + ring.action(step));
        node.put("executionOrder", number + 1);
        node.put("importance", "essential");
    }

    private static void physical(ObjectNode location, String source, int line) {
        if (source == null) {
            return;
        }
        ObjectNode physical = location.putObject("physicalLocation");
        physical.putObject("artifactLocation").put("uri", uri(source)).put("uriBaseId", "%SRCROOT%");
        if (line > 0) {
            physical.putObject("region").put("startLine", line);
        }
    }

    private static void logical(ObjectNode location, String name) {
        location.putArray("logicalLocations")
                .addObject()
                .put("fullyQualifiedName", Words.visible(name))
                .put("kind", "function");
    }

    /** The path as a relative reference: what may not stand in one is written as its bytes. */
    private static String uri(String path) {
        try {
            String relative = path.replace('\\', '/').replaceAll("^/+", "");
            // A first segment with a colon would be read as a scheme.
            String safe = relative.indexOf(':') >= 0 ? "./" + relative : relative;
            return new URI(null, null, safe, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("no path in a project: " + path, e);
        }
    }
}
