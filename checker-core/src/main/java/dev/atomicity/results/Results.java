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
 * @param ignoreFailures whether a verdict that failed lets the build continue
 * @param settings those that decide what is found, by name: results with different ones cannot be merged
 * @param errors what could not be checked, beyond single tests; a sentence each
 * @param notes what the reader should know; a sentence each
 * @param unjudged what could not be judged, because a hook failed
 * @param provoke the directed executions in numbers; null if there were to be none
 * @param replay the result of a replay; null if this was a check
 * @param coverage how much concurrency the tests exercised; null if that is not known
 * @param minOverlap the share of shared methods, in percent, that must have overlapped; null for none
 * @param shard the part of the test classes that was run, such as {@code 2/5}; null for all
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
        ReplayResult replay,
        CoverageResult coverage,
        Integer minOverlap,
        String shard) {
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

    public static ResultsBuilder builder() {
        return new ResultsBuilder();
    }

    /** A builder with all that these results have. */
    public ResultsBuilder toBuilder() {
        return new ResultsBuilder()
                .schemaVersion(schemaVersion)
                .project(project)
                .verdict(verdict)
                .threshold(threshold)
                .ignoreFailures(ignoreFailures)
                .settings(settings)
                .tests(tests)
                .findings(findings)
                .staleBaseline(staleBaseline)
                .sources(sources)
                .errors(errors)
                .notes(notes)
                .unjudged(unjudged)
                .provoke(provoke)
                .replay(replay)
                .coverage(coverage)
                .minOverlap(minOverlap)
                .shard(shard);
    }

    public Results withVerdict(VerdictState newVerdict, int newThreshold) {
        return toBuilder().verdict(newVerdict).threshold(newThreshold).build();
    }

    /** Whether fewer methods ran at the same time as another one than is asked for. */
    public boolean overlapsTooLittle() {
        return minOverlap != null && coverage != null && coverage.overlapPercent() < minOverlap;
    }

    /**
     * Whether there is nothing to say about this program: no finding, and no two methods that worked on the same data at the same
     * time.
     */
    public boolean exercisesNothing() {
        return verdict == VerdictState.PASSED
                && coverage != null
                && coverage.exercisesNothing()
                && findings.isEmpty()
                && replay == null;
    }

    /** How many findings count against the threshold. */
    public long counted() {
        return findings.stream().filter(finding -> finding.state().counts()).count();
    }
}
