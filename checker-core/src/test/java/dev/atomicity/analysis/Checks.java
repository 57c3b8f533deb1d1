package dev.atomicity.analysis;

import dev.atomicity.oracle.Event;
import dev.atomicity.oracle.Trace;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceChecker;
import dev.atomicity.trace.TraceEvents;

/** Runs a checker on a trace that is held in memory, as the analysis runs it on a file. */
public final class Checks {
    private Checks() {}

    static TraceChecker run(Checker checker, Conflicts conflicts, Trace trace) {
        TraceChecker checking = checker.create();
        feed(trace, conflicts == Conflicts.DATA ? new WithoutLockConflicts(checking) : checking);
        checking.finish();
        return checking;
    }

    /** Hands on the events as the reader does: of nested regions only the outermost. */
    public static void feed(Trace trace, TraceEvents sink) {
        int[] depth = new int[trace.threads()];
        long number = 0;
        for (Event event : trace.events()) {
            number++;
            int thread = event.thread();
            switch (event.kind()) {
                case READ -> sink.read(thread, event.target(), number);
                case WRITE -> sink.write(thread, event.target(), number);
                case ACQUIRE -> sink.acquire(thread, event.target(), number);
                case RELEASE -> sink.release(thread, event.target(), number);
                case FORK -> sink.fork(thread, event.target(), number);
                case JOIN -> sink.join(thread, event.target(), number);
                case BEGIN -> {
                    if (depth[thread]++ == 0) {
                        sink.begin(thread, number);
                    }
                }
                case END -> {
                    if (--depth[thread] == 0) {
                        sink.end(thread, number);
                    }
                }
            }
        }
    }
}
