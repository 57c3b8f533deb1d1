package dev.atomicity.provoke;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.KnownArrays;
import dev.atomicity.hooks.report.StepValues;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import dev.atomicity.provoke.director.Director;
import dev.atomicity.provoke.director.HoldBack;
import dev.atomicity.provoke.judge.ValueLog;
import dev.atomicity.provoke.log.ExecutionLog;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.Plan;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Listens to the program while a test is executed: logs what happens, or directs it by a plan. Between executions it does
 * nothing.
 */
final class Provoking extends ActorEvents {
    private final Places places;

    /** Replaced when an execution begins or ends. What is not in use is null. */
    private volatile RunningExecution current = RunningExecution.NONE;

    /** Whether a thread of the current execution waits for something that it does not test again. */
    private volatile boolean hasWaitedOnce;

    /** How many executions have begun so far. Used by the thread that executes the tests. */
    private int executions;

    /** The values of the current execution, or of the last one; null before the first. */
    private volatile ValueLog last;

    Provoking(Places places) {
        this.places = places;
    }

    /** From now on the events of this JVM are observed. */
    void install() {
        KnownArrays.turnOn();
        StepValues.from(step -> last == null ? null : last.valueAt(step));
        Events.add(this);
    }

    /**
     * A logged execution begins, on the current thread.
     *
     * @param schedule which units are held back; null for none
     */
    void beginLog(HoldBack.Schedule schedule) {
        Actors actors = new Actors();
        last = new ValueLog(executions++ > 0);
        current = new RunningExecution(
                actors, new ExecutionLog(), schedule == null ? null : new HoldBack(schedule, actors), null, last);
        hasWaitedOnce = false;
    }

    Logged endLog() {
        RunningExecution ended = current;
        current = RunningExecution.NONE;
        return new Logged(ended.log().accesses(), ended.actors().paths(), ended.values(), hasWaitedOnce);
    }

    /** A directed execution begins, on the current thread. */
    void beginDirected(Plan plan) {
        Actors actors = new Actors();
        last = new ValueLog(executions++ > 0);
        current = new RunningExecution(actors, null, null, Director.of(plan, places, actors), last);
    }

    Directed endDirected() {
        RunningExecution ended = current;
        current = RunningExecution.NONE;
        return new Directed(ended.director().end(), ended.values());
    }

    @Override
    void act(ThreadState thread, Consumer<Actor> action) {
        RunningExecution execution = current;
        if (!execution.isNone()) {
            action.accept(execution.actors().of(thread));
        }
    }

    /** Passes an event to the director of the current execution, if it is a directed one. */
    private void direct(ThreadState thread, BiConsumer<Director, Actor> event) {
        RunningExecution execution = current;
        if (execution.director() != null) {
            event.accept(execution.director(), execution.actors().of(thread));
        }
    }

    // ---------------------------------------------------------------- events

    @Override
    public boolean holdsThreads() {
        return true;
    }

    @Override
    public boolean needsEveryAccess() {
        return true;
    }

    @Override
    public void read(ThreadState thread, Object base, long offset, String name, int site) {
        access(thread, false, base, offset, site);
    }

    @Override
    public void write(ThreadState thread, Object base, long offset, String name, int site) {
        access(thread, true, base, offset, site);
    }

    @Override
    public void usesParts(ThreadState thread, Object all, boolean changes, int site) {
        RunningExecution execution = current;
        if (execution.log() != null && !thread.isOrdering()) {
            execution.log().addParts(execution.actors().of(thread), changes, all, site);
        }
    }

    @Override
    public void awaits(ThreadState thread, Object condition, int site) {
        access(thread, false, condition, ExecutionLog.SIGNAL, site);
    }

    @Override
    public void signalled(ThreadState thread, Object condition, int site) {
        access(thread, true, condition, ExecutionLog.SIGNAL, site);
    }

    /** The values of the object are logged by its operations. */
    @Override
    public void usesAlone(ThreadState thread, Object object, boolean isOver, int site) {
        RunningExecution execution = current;
        if (!execution.isNone()) {
            Actor actor = execution.actors().of(thread);
            execution.follow(actor, isOver, object, ExecutionLog.CALL, site);
            execution.values().usesAlone(actor, object, isOver);
        }
    }

    private void access(ThreadState thread, boolean writes, Object base, long offset, int site) {
        RunningExecution execution = current;
        if (execution.isNone() || thread.isOrdering()) {
            return;
        }
        Actor actor = execution.actors().of(thread);
        execution.follow(actor, writes, base, offset, site);
        execution.values().add(actor, writes, base, offset, site);
    }

    @Override
    public void calling(ThreadState thread, Object subject) {
        RunningExecution execution = current;
        if (!execution.isNone()) {
            execution.values().calling(subject);
        }
    }

    @Override
    public void returned(
            ThreadState thread,
            Object subject,
            String method,
            Object[] arguments,
            Object result,
            boolean isUsed,
            int site) {
        RunningExecution execution = current;
        if (!execution.isNone()) {
            Actor actor = execution.actors().of(thread);
            execution.values().returned(actor, subject, method, arguments, result, isUsed, site);
        }
    }

    @Override
    public void compared(ThreadState thread, boolean isEquality, long pivot, int site) {
        RunningExecution execution = current;
        if (!execution.isNone()) {
            execution.values().compared(execution.actors().of(thread), isEquality, pivot, site);
        }
    }

    @Override
    public void operationOver(ThreadState thread) {
        RunningExecution execution = current;
        if (!execution.isNone()) {
            execution.values().operationOver(execution.actors().of(thread));
        }
    }

    @Override
    public void begin(ThreadState thread) {
        act(thread, actor -> actor.begins(thread.region()));
    }

    @Override
    public void end(ThreadState thread, int site) {
        direct(thread, Director::ended);
    }

    // ---------------------------------------------------------------- where a thread may be held

    @Override
    public void started(ThreadState thread) {
        RunningExecution execution = current;
        if (!execution.isNone() && thread.mayBeHeld()) {
            execution.started(execution.actors().of(thread));
        }
    }

    @Override
    public void beginning(ThreadState thread, int region) {
        RunningExecution execution = current;
        if (!execution.isNone() && thread.mayBeHeld()) {
            execution.beginning(execution.actors().of(thread), region);
        }
    }

    @Override
    public void waitsOnce(ThreadState thread) {
        hasWaitedOnce = true;
    }

    @Override
    public void entering(ThreadState thread, int site) {
        RunningExecution execution = current;
        if (!execution.isNone()) {
            Actor actor = execution.actors().of(thread);
            actor.nextStep();
            if (execution.director() != null && thread.mayBeHeld()) {
                execution.director().entering(actor, site);
            }
        }
    }

    @Override
    public void point(ThreadState thread) {
        direct(thread, Director::point);
    }
}
