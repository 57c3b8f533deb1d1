package dev.atomicity.hooks.thread;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Dependency;
import dev.atomicity.checker.Findings;
import dev.atomicity.checker.Witness;
import dev.atomicity.shadow.OnlineShadows;

/** Two threads of a program and the checker, without the program: a test says step by step what each of them does. */
public final class CheckedThreads implements Findings {
    /** What a thread does. */
    @FunctionalInterface
    public interface Operation {
        void by(ThreadState thread);
    }

    public final Davida davida = new Davida(this);
    public final OnlineShadows shadows = new OnlineShadows(
            davida,
            segment -> ((ThreadState) davida.threadOf(segment)).log.ordinalOf(segment),
            slot -> ((ThreadState) davida.threadAt(slot)).taken);
    public final ThreadState first = start(1, "first");
    public final ThreadState second = start(2, "second");
    private int violations;

    private ThreadState start(int id, String name) {
        ThreadState thread = davida.start(place -> new ThreadState(id, place, name));
        thread.log.add(thread.segment, Dependency.UNARY, 0);
        return thread;
    }

    public void begin(ThreadState thread) {
        davida.begin(thread);
        thread.log.add(thread.segment, thread.transaction(), 1);
    }

    public void end(ThreadState thread) {
        davida.end(thread);
        thread.log.add(thread.segment, Dependency.UNARY, 0);
    }

    /** Whether the second thread interrupts a transaction of the first by doing that between two of its operations. */
    public boolean isInterrupted(Operation before, Operation between, Operation after) {
        violations = 0;
        begin(first);
        before.by(first);
        between.by(second);
        after.by(first);
        end(first);
        return violations > 0;
    }

    /** Whether an operation of one thread conflicts with one of the other, in both orders. */
    public boolean conflict(Operation one, Operation other) {
        return isInterrupted(one, other, one);
    }

    @Override
    public void violation(CheckedThread thread, Witness witness) {
        violations++;
    }

    @Override
    public void cycle(CheckedThread thread, Witness witness) {
        violations++;
    }
}
