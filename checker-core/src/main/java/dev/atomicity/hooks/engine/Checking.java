package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.Notes;
import dev.atomicity.hooks.record.Recorder;
import dev.atomicity.hooks.report.Finding;
import dev.atomicity.hooks.report.RunReport;
import dev.atomicity.shadow.Carrier;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/** Switches the checking of this JVM on and off, for the agent. */
public final class Checking {
    private static volatile OnlineChecker checker;

    /** Null if no trace is recorded. */
    private static volatile Recorder recorder;

    /** Returns, at the end, what else the user must know. */
    private static volatile Supplier<List<String>> atEnd = List::of;

    /** Returns what could not be watched, although there was no error. */
    private static volatile Supplier<List<String>> skipped = List::of;

    private static final LongAdder WATCHED = new LongAdder();

    private Checking() {}

    /**
     * Starts to check.
     *
     * @param record the file for the trace of what the checker saw, or null
     * @param locksConflict whether the hand-over of a lock is a dependency; otherwise locks are only observed
     * @param inSets whether each atomic set is checked by itself
     * @param mayBeSolo whether nothing needs to be recorded while one thread is alone
     */
    public static void start(Path record, boolean locksConflict, boolean inSets, boolean mayBeSolo) throws IOException {
        if (record != null) {
            recorder = new Recorder(record);
            Events.add(recorder);
        }
        if (!Carrier.isSafe()) {
            note("virtual threads may hang: this JVM does not allow pinning them to their carriers");
        }
        checker = new OnlineChecker(locksConflict, record != null, inSets);
        Solo.allow(mayBeSolo);
        HookEntry.on(checker);
    }

    /** A class of the program is watched. */
    public static void watching() {
        WATCHED.increment();
    }

    /** Something of the program is not checked; the user must know. */
    public static void note(String sentence) {
        Notes.add(sentence);
    }

    static OnlineChecker checker() {
        return checker;
    }

    static List<String> notes() {
        skipped.get().forEach(Checking::note);
        return Notes.all();
    }

    /** Adds notes that the agent can provide only on request. */
    public static void askForSkipped(Supplier<List<String>> sentences) {
        skipped = sentences;
    }

    static long watchedClasses() {
        return WATCHED.sum();
    }

    /** At the end those sentences are reported as well. */
    public static void askAtEnd(Supplier<List<String>> sentences) {
        atEnd = sentences;
    }

    /** Whether the check ended because the checker is broken: there may be findings that it did not report. */
    public static boolean hasFailed() {
        return checker != null && checker.unjudged.defect() != null;
    }

    /** Ends checking, and reports what was found; returns the number of findings that count. */
    public static int stop(PrintStream out) {
        HookEntry.off();
        OnlineChecker stopped = checker;
        if (stopped == null) {
            return 0;
        }
        atEnd.get().forEach(Checking::note);
        Recorder ended = recorder;
        if (ended != null) {
            ended.refuse(stopped.running());
            Events.remove(ended);
            ended.close(stopped.findings.transactions(), stopped.unjudged.sentences());
        }
        List<Finding> findings = stopped.findings.findings();
        out.print(new RunReport(findings, stopped.findings.notKept())
                .render(WATCHED.sum(), notes(), stopped.unjudged.sentences(), stopped.unjudged.defect()));
        out.flush();
        return (int) findings.stream().filter(finding -> !finding.isMinor()).count();
    }
}
