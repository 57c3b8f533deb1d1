package dev.atomicity.results;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All that a check found out.
 *
 * @param project what was checked, as the build tool names it
 * @param verdict findings against threshold and baseline
 * @param threshold how many findings that count are allowed
 * @param ignoreFailures whether a verdict that failed lets the build go on
 * @param settings those that decide what is found, by name: results with different ones cannot be merged
 * @param errors what could not be checked, beyond single tests; a sentence each
 * @param notes what the reader should know; a sentence each
 * @param unjudged what could not be judged, because a hook failed
 * @param provoke the directed executions in numbers; null if there were to be none
 * @param replay the result of a replay; null if this was a check
 */
public record Results(
        int schemaVersion,
        String project,
        VerdictState verdict,
        int threshold,
        boolean ignoreFailures,
        Map<String, String> settings,
        List<TestResult> tests,
        List<FindingResult> findings,
        List<StaleEntry> staleBaseline,
        List<SourceExcerpt> sources,
        List<String> errors,
        List<String> notes,
        List<UnjudgedResult> unjudged,
        ProvokeResult provoke,
        ReplayResult replay) {
    /** Raised when a reader of the last version would misunderstand the file. */
    public static final int SCHEMA_VERSION = 1;

    public Results {
        settings = settings == null ? Map.of() : new TreeMap<>(settings);
        tests = tests == null ? List.of() : List.copyOf(tests);
        findings = findings == null ? List.of() : List.copyOf(findings);
        staleBaseline = staleBaseline == null ? List.of() : List.copyOf(staleBaseline);
        sources = sources == null ? List.of() : List.copyOf(sources);
        errors = errors == null ? List.of() : List.copyOf(errors);
        notes = notes == null ? List.of() : List.copyOf(notes);
        unjudged = unjudged == null ? List.of() : List.copyOf(unjudged);
    }

    /** With everything judged. */
    public Results(
            int schemaVersion,
            String project,
            VerdictState verdict,
            int threshold,
            boolean ignoreFailures,
            Map<String, String> settings,
            List<TestResult> tests,
            List<FindingResult> findings,
            List<StaleEntry> staleBaseline,
            List<SourceExcerpt> sources,
            List<String> errors,
            List<String> notes) {
        this(
                schemaVersion,
                project,
                verdict,
                threshold,
                ignoreFailures,
                settings,
                tests,
                findings,
                staleBaseline,
                sources,
                errors,
                notes,
                List.of(),
                null,
                null);
    }

    /** Without directed executions. */
    public Results(
            int schemaVersion,
            String project,
            VerdictState verdict,
            int threshold,
            boolean ignoreFailures,
            Map<String, String> settings,
            List<TestResult> tests,
            List<FindingResult> findings,
            List<StaleEntry> staleBaseline,
            List<SourceExcerpt> sources,
            List<String> errors,
            List<String> notes,
            List<UnjudgedResult> unjudged) {
        this(
                schemaVersion,
                project,
                verdict,
                threshold,
                ignoreFailures,
                settings,
                tests,
                findings,
                staleBaseline,
                sources,
                errors,
                notes,
                unjudged,
                null,
                null);
    }

    public Results withVerdict(VerdictState newVerdict, int newThreshold) {
        return new Results(
                schemaVersion,
                project,
                newVerdict,
                newThreshold,
                ignoreFailures,
                settings,
                tests,
                findings,
                staleBaseline,
                sources,
                errors,
                notes,
                unjudged,
                provoke,
                replay);
    }

    public Results withProvoke(ProvokeResult newProvoke, ReplayResult newReplay) {
        return new Results(
                schemaVersion,
                project,
                verdict,
                threshold,
                ignoreFailures,
                settings,
                tests,
                findings,
                staleBaseline,
                sources,
                errors,
                notes,
                unjudged,
                newProvoke,
                newReplay);
    }

    /** How many findings count against the threshold. */
    public long counted() {
        return findings.stream().filter(finding -> finding.state().counts()).count();
    }
}
