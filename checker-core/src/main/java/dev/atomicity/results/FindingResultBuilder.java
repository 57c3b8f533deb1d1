package dev.atomicity.results;

import java.util.List;

/**
 * Puts a finding together. What is not set is empty or not known; it is a violation that is new, was met once, happened by itself, and is
 * proven harmful by nothing.
 */
public final class FindingResultBuilder {
    private String fingerprint;
    private Kind kind = Kind.VIOLATION;
    private Pattern pattern;
    private Severity severity;
    private String region;
    private String regionFile;
    private int regionLine = -1;
    private String regionSource;
    private State state = State.NEW;
    private String reason;
    private List<String> tests;
    private List<String> lateTests;
    private long occurrences = 1;
    private List<Step> witness;
    private List<StackOfThread> stacks;
    private Discovery discovery;
    private Judgement judgement;
    private String replay;
    private String schedule;
    private List<String> variables;
    private List<String> entries;
    private List<List<Step>> otherWitnesses;
    private List<String> earlierThreadTests;

    FindingResultBuilder(String fingerprint) {
        this.fingerprint = fingerprint;
    }

    FindingResultBuilder(FindingResult model) {
        this.fingerprint = model.fingerprint();
        this.kind = model.kind();
        this.pattern = model.pattern();
        this.severity = model.severity();
        this.region = model.region();
        this.regionFile = model.regionFile();
        this.regionLine = model.regionLine();
        this.regionSource = model.regionSource();
        this.state = model.state();
        this.reason = model.reason();
        this.tests = model.tests();
        this.lateTests = model.lateTests();
        this.occurrences = model.occurrences();
        this.witness = model.witness();
        this.stacks = model.stacks();
        this.discovery = model.discovery();
        this.judgement = model.judgement();
        this.replay = model.replay();
        this.schedule = model.schedule();
        this.variables = model.variables();
        this.entries = model.entries();
        this.otherWitnesses = model.otherWitnesses();
        this.earlierThreadTests = model.earlierThreadTests();
    }

    public FindingResultBuilder kind(Kind value) {
        this.kind = value;
        return this;
    }

    /** With the severity that such findings have. */
    public FindingResultBuilder pattern(Pattern value) {
        return pattern(value, value.severity());
    }

    public FindingResultBuilder pattern(Pattern newPattern, Severity newSeverity) {
        this.pattern = newPattern;
        this.severity = newSeverity;
        return this;
    }

    public FindingResultBuilder region(String value) {
        this.region = value;
        return this;
    }

    /** Where the region is in the sources. */
    public FindingResultBuilder regionPlace(String file, int line, String source) {
        this.regionFile = file;
        this.regionLine = line;
        this.regionSource = source;
        return this;
    }

    /** Whether it counts, and why not; the reason may be null. */
    public FindingResultBuilder state(State newState, String newReason) {
        this.state = newState;
        this.reason = newReason;
        return this;
    }

    public FindingResultBuilder tests(List<String> value) {
        this.tests = value;
        return this;
    }

    public FindingResultBuilder lateTests(List<String> value) {
        this.lateTests = value;
        return this;
    }

    public FindingResultBuilder earlierThreadTests(List<String> value) {
        this.earlierThreadTests = value;
        return this;
    }

    public FindingResultBuilder occurrences(long value) {
        this.occurrences = value;
        return this;
    }

    public FindingResultBuilder witness(List<Step> value) {
        this.witness = value;
        return this;
    }

    public FindingResultBuilder stacks(List<StackOfThread> value) {
        this.stacks = value;
        return this;
    }

    public FindingResultBuilder discovery(Discovery value) {
        this.discovery = value;
        return this;
    }

    public FindingResultBuilder judgement(Judgement value) {
        this.judgement = value;
        return this;
    }

    /** The command that executes the test again, and what the plan enforces; both null if there is no plan. */
    public FindingResultBuilder plan(String newReplay, String newSchedule) {
        this.replay = newReplay;
        this.schedule = newSchedule;
        return this;
    }

    public FindingResultBuilder variables(List<String> value) {
        this.variables = value;
        return this;
    }

    public FindingResultBuilder entries(List<String> value) {
        this.entries = value;
        return this;
    }

    public FindingResultBuilder otherWitnesses(List<List<Step>> value) {
        this.otherWitnesses = value;
        return this;
    }

    public FindingResult build() {
        return new FindingResult(
                fingerprint,
                kind,
                pattern,
                severity,
                region,
                regionFile,
                regionLine,
                regionSource,
                state,
                reason,
                tests,
                lateTests,
                occurrences,
                witness,
                stacks,
                discovery,
                judgement,
                replay,
                schedule,
                variables,
                entries,
                otherWitnesses,
                earlierThreadTests);
    }
}
