package dev.atomicity.prediction;

import dev.atomicity.oracle.Interleavings;
import dev.atomicity.oracle.Oracle;
import dev.atomicity.oracle.Trace;
import dev.atomicity.oracle.ViewOracle;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What is true in some schedule of a trace's events: every one of them was tried. */
final class AllSchedules {
    /** The transactions that are interrupted in some schedule. */
    final Set<String> interrupted = new TreeSet<>();

    boolean allConflictSerializable = true;
    boolean allViewSerializable = true;
    boolean someDeadlock;
    int count;

    private AllSchedules() {}

    /** Nothing if there are more than {@code limit} schedules. */
    static Optional<AllSchedules> of(Trace trace, int limit) {
        AllSchedules all = new AllSchedules();
        boolean complete = Interleavings.visit(trace, limit, all::visit, all::visitDeadlocked);
        return complete ? Optional.of(all) : Optional.empty();
    }

    private void visit(Trace schedule) {
        visitConflicts(schedule);
        allViewSerializable = allViewSerializable && ViewOracle.isSerializable(schedule);
    }

    /** A part of a transaction has a view of its own: only complete schedules say something about views. */
    private void visitDeadlocked(Trace schedule) {
        someDeadlock = true;
        visitConflicts(schedule);
    }

    private void visitConflicts(Trace schedule) {
        count++;
        Oracle oracle = new Oracle(schedule, false);
        allConflictSerializable = allConflictSerializable && oracle.serializable();
        interrupted.addAll(oracle.violations());
    }

    boolean allSerializable(Atomicity atomicity) {
        return atomicity == Atomicity.CONFLICT ? allConflictSerializable : allViewSerializable;
    }
}
