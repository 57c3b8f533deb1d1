package dev.atomicity.results;

import java.util.List;
import java.util.Map;

/** Puts results together. What is not set is empty, or null where {@link Results} allows that. */
public final class ResultsBuilder {
    private int schemaVersion = Results.SCHEMA_VERSION;
    private String project;
    private VerdictState verdict;
    private int threshold;
    private boolean ignoreFailures;
    private Map<String, String> settings;
    private List<TestResult> tests;
    private List<FindingResult> findings;
    private List<StaleEntry> staleBaseline;
    private List<SourceExcerpt> sources;
    private List<String> errors;
    private List<String> notes;
    private List<UnjudgedResult> unjudged;
    private ProvokeResult provoke;
    private ReplayResult replay;
    private CoverageResult coverage;
    private Integer minOverlap;
    private String shard;

    ResultsBuilder() {}

    public ResultsBuilder schemaVersion(int value) {
        this.schemaVersion = value;
        return this;
    }

    public ResultsBuilder project(String value) {
        this.project = value;
        return this;
    }

    public ResultsBuilder verdict(VerdictState value) {
        this.verdict = value;
        return this;
    }

    public ResultsBuilder threshold(int value) {
        this.threshold = value;
        return this;
    }

    public ResultsBuilder ignoreFailures(boolean value) {
        this.ignoreFailures = value;
        return this;
    }

    public ResultsBuilder settings(Map<String, String> value) {
        this.settings = value;
        return this;
    }

    public ResultsBuilder tests(List<TestResult> value) {
        this.tests = value;
        return this;
    }

    public ResultsBuilder findings(List<FindingResult> value) {
        this.findings = value;
        return this;
    }

    public ResultsBuilder staleBaseline(List<StaleEntry> value) {
        this.staleBaseline = value;
        return this;
    }

    public ResultsBuilder sources(List<SourceExcerpt> value) {
        this.sources = value;
        return this;
    }

    public ResultsBuilder errors(List<String> value) {
        this.errors = value;
        return this;
    }

    public ResultsBuilder notes(List<String> value) {
        this.notes = value;
        return this;
    }

    public ResultsBuilder unjudged(List<UnjudgedResult> value) {
        this.unjudged = value;
        return this;
    }

    public ResultsBuilder provoke(ProvokeResult value) {
        this.provoke = value;
        return this;
    }

    public ResultsBuilder replay(ReplayResult value) {
        this.replay = value;
        return this;
    }

    public ResultsBuilder coverage(CoverageResult value) {
        this.coverage = value;
        return this;
    }

    public ResultsBuilder minOverlap(Integer value) {
        this.minOverlap = value;
        return this;
    }

    public ResultsBuilder shard(String value) {
        this.shard = value;
        return this;
    }

    public Results build() {
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
                provoke,
                replay,
                coverage,
                minOverlap,
                shard);
    }
}
