package dev.atomicity.scheduled;

import dev.atomicity.oracle.Event;
import dev.atomicity.oracle.Oracle;
import dev.atomicity.oracle.Trace;
import dev.atomicity.scheduled.Access.Effect;
import dev.atomicity.scheduled.Turn.Action;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The trace that a schedule should be to the checker, and the truth about it. It is made of the schedule and of what the
 * operations say they are; of the run only the results of calls are known that may or may not change something.
 */
final class ExpectedTrace {
    private final Schedule schedule;
    private final boolean locksConflict;
    private final List<Event> events = new ArrayList<>();
    private final ThreadView[] threads;
    private final List<CellView> cells = new ArrayList<>();
    /** By thread, the turns with which the regions of its transactions began. */
    private final Map<Integer, List<Integer>> transactions = new HashMap<>();

    ExpectedTrace(Schedule schedule, boolean[] changed, boolean locksConflict) {
        this.schedule = schedule;
        this.locksConflict = locksConflict;
        threads = new ThreadView[schedule.threads()];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new ThreadView();
        }
        int variables = 0;
        for (Kind<?> kind : schedule.kinds()) {
            cells.add(new CellView(kind.parts(), variables, 1 + threads.length));
            variables += kind.parts() * (1 + threads.length);
        }
        for (int i = 0; i < schedule.turns().size(); i++) {
            take(schedule.turns().get(i), i, changed[i]);
        }
    }

    /** How often a region was interrupted, by the turn with which it began; and whether the trace is serializable. */
    record Verdict(Map<Integer, Integer> cuts, boolean serializable, boolean hasCycleWithoutCut) {}

    Verdict verdict() {
        if (events.isEmpty()) {
            return new Verdict(Map.of(), true, false);
        }
        Oracle oracle = new Oracle(Trace.of(events), locksConflict);
        Map<String, Integer> threadByName = new HashMap<>();
        for (Event event : events) {
            nameIfNew(event.thread(), threadByName);
            if (event.kind() == Event.Kind.FORK || event.kind() == Event.Kind.JOIN) {
                nameIfNew(event.target(), threadByName);
            }
        }
        Map<Integer, Integer> cuts = new TreeMap<>();
        for (String violation : oracle.violations()) {
            String[] label = violation.split("#", 2);
            List<Integer> regions = transactions.get(threadByName.get(label[0]));
            cuts.merge(regions.get(Integer.parseInt(label[1]) - 1), 1, Integer::sum);
        }
        return new Verdict(
                cuts,
                oracle.serializable(),
                !oracle.componentsWithoutViolation().isEmpty());
    }

    /** Traces name threads in the order of their appearance. */
    private static void nameIfNew(int thread, Map<String, Integer> threadByName) {
        if (!threadByName.containsValue(thread)) {
            threadByName.put("T" + (threadByName.size() + 1), thread);
        }
    }

    String text() {
        return events.isEmpty() ? "" : Trace.of(events).text();
    }

    // ---------------------------------------------------------------- turns

    private void take(Turn turn, int index, boolean changed) {
        int me = turn.thread();
        ThreadView thread = threads[me];
        switch (turn.action()) {
            case OPERATE -> {
                thread.operation = turn;
                thread.nextTurn = 0;
                operate(me, changed);
            }
            case GO_ON -> operate(me, changed);
            case REGION -> {
                thread.entered.push(turn);
                if (thread.depth++ == 0) {
                    thread.attempt = null;
                    thread.region = index;
                    begin(me);
                }
            }
            case MONITOR, METHOD, LOCK -> {
                thread.entered.push(turn);
                lock(me, turn, Event.Kind.ACQUIRE);
            }
            case LEAVE, THROW -> leave(me, thread.entered.pop());
            case FORK -> {
                event(me, Event.Kind.FORK, turn.target());
                boundary(me);
            }
            case JOIN -> {
                boundary(me);
                event(me, Event.Kind.JOIN, turn.target());
            }
        }
    }

    private void leave(int me, Turn left) {
        if (left.action() != Action.REGION) {
            lock(me, left, Event.Kind.RELEASE);
        } else if (--threads[me].depth == 0) {
            boundary(me);
        }
    }

    private void lock(int me, Turn turn, Event.Kind kind) {
        if (locksConflict) {
            event(me, kind, turn.action().ordinal() * 100 + turn.target());
        }
    }

    private void operate(int me, boolean changed) {
        ThreadView thread = threads[me];
        Turn turn = thread.operation;
        for (Step step : schedule.operationOf(turn).turns().get(thread.nextTurn)) {
            take(me, turn.target(), step, changed);
        }
        thread.nextTurn++;
    }

    // ---------------------------------------------------------------- steps

    private void take(int me, int cell, Step step, boolean changed) {
        switch (step.manner()) {
            case ALWAYS, PLAIN -> record(me, cell, step);
            case IF_CHANGED -> {
                if (changed) {
                    record(me, cell, step);
                } else {
                    recordAttempt(me);
                    if (isReadVoid(me, cell, step)) {
                        boundary(me);
                    } else {
                        record(me, cell, reading(step));
                    }
                }
            }
            case SWAP -> swap(me, cell, step, changed);
            case FIELD_SWAP -> {
                CellView.Change last = cells.get(cell).lastChange(partsOf(step));
                if (changed) {
                    if (last != null && last.thread() != me && isReadVoid(me, cell, step)) {
                        boundary(me);
                    }
                    record(me, cell, step);
                } else if (last != null && last.thread() != me) {
                    recordAttempt(me);
                    boundary(me);
                } else {
                    record(me, cell, reading(step));
                }
            }
            case WAITING -> {
                boundary(me);
                record(me, cell, changed ? step : reading(step));
                boundary(me);
            }
        }
    }

    private void swap(int me, int cell, Step step, boolean changed) {
        ThreadView thread = threads[me];
        dropAttemptOn(me, cell, step);
        if (changed) {
            recordAttempt(me);
            if (isReadVoid(me, cell, step)) {
                boundary(me);
            }
            record(me, cell, step);
        } else if (threads[me].firstRead(cell, partsOf(step)) != null) {
            recordAttempt(me);
            boundary(me);
        } else {
            recordAttempt(me);
            resume(me);
            thread.attempt = new ThreadView.Attempt(cell, step, events.size());
        }
    }

    /** It tries again: nothing has come of the attempt before. */
    private void dropAttemptOn(int me, int cell, Step step) {
        ThreadView thread = threads[me];
        if (thread.attempt != null
                && thread.attempt.cell() == cell
                && partsOf(thread.attempt.step()) == partsOf(step)) {
            thread.attempt = null;
        }
    }

    private static long partsOf(Step step) {
        return step.accesses().get(0).parts();
    }

    /** Nothing was changed, so it was only looked at. */
    private static Step reading(Step step) {
        return new Step(
                Step.Manner.ALWAYS,
                step.accesses().stream()
                        .map(access -> Access.read(access.parts()))
                        .toList());
    }

    /** Whether another thread has changed the parts since the active transaction read them first. */
    private boolean isReadVoid(int me, int cell, Step step) {
        Integer read = threads[me].firstRead(cell, partsOf(step));
        CellView.Change last = cells.get(cell).lastChange(partsOf(step));
        return read != null && last != null && last.thread() != me && last.time() >= read;
    }

    /** What an attempt has seen that failed is read with whatever comes next, if it is still so. */
    private void recordAttempt(int me) {
        ThreadView.Attempt attempt = threads[me].attempt;
        if (attempt != null) {
            threads[me].attempt = null;
            CellView.Change last = cells.get(attempt.cell()).lastChange(partsOf(attempt.step()));
            if (last == null || last.time() < attempt.time()) {
                record(me, attempt.cell(), reading(attempt.step()));
            }
        }
    }

    // ---------------------------------------------------------------- events

    private void record(int me, int cell, Step step) {
        recordAttempt(me);
        resume(me);
        CellView view = cells.get(cell);
        List<Access> accesses = step.accesses().stream()
                .map(access -> decided(me, cell, access))
                .toList();
        for (Access access : accesses) {
            if (access.effect() == Effect.READ) {
                if (step.manner() != Step.Manner.PLAIN) {
                    threads[me].hasRead(cell, access.parts(), events.size());
                }
            } else {
                view.hasChanged(events.size(), me, access.parts());
            }
        }
        List<Event> recorded = new ArrayList<>();
        for (Access access : accesses) {
            for (int part = 0; part < view.parts; part++) {
                if ((access.parts() & 1L << part) != 0) {
                    recorded.addAll(view.eventsOf(me, access.effect(), part));
                }
            }
        }
        events.addAll(recorded);
        if (recorded.size() > 1) {
            events.addAll(recorded); // what comes in with the last goes out with the first: the step is indivisible
        }
    }

    /** What uses a part relies on it if the same transaction was the last one to change it, and then it changes it again. */
    private Access decided(int me, int cell, Access access) {
        if (access.effect() != Effect.USE) {
            return access;
        }
        CellView.Change last = cells.get(cell).lastChange(access.parts());
        boolean isMine =
                last != null && last.thread() == me && threads[me].isActive && last.time() >= threads[me].begun;
        return isMine ? Access.write(access.parts()) : Access.read(access.parts());
    }

    private void event(int me, Event.Kind kind, int target) {
        recordAttempt(me);
        resume(me);
        events.add(new Event(me, kind, target));
    }

    private void resume(int me) {
        if (threads[me].depth > 0 && !threads[me].isActive) {
            begin(me);
        }
    }

    private void begin(int me) {
        ThreadView thread = threads[me];
        thread.begin(events.size());
        transactions.computeIfAbsent(me, key -> new ArrayList<>()).add(thread.region);
        events.add(new Event(me, Event.Kind.BEGIN, 0));
    }

    private void boundary(int me) {
        ThreadView thread = threads[me];
        thread.attempt = null;
        if (thread.isActive) {
            thread.isActive = false;
            events.add(new Event(me, Event.Kind.END, 0));
        }
    }
}
