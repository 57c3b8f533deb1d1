package dev.atomicity.hooks.sync;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * What threads signal to others without waiting for each other: permits released, counts of a latch, arrivals at a barrier. A wait follows
 * all signals so far; signals follow neither each other nor earlier waits.
 *
 * <p>So each signal is the write of a separate variable, and a wait reads them: in a trace these are plain accesses. The last signal of a
 * thread stands for its earlier ones, except that a barrier may be used again before everyone has left it: arrivals have a generation, and
 * the last signal of an earlier generation is kept too.
 */
public final class Signals {
    private static final int INITIAL_LIMIT = 64;

    /** Guarded by this object: by the number of the thread. */
    private final Map<Integer, Signal> last = new HashMap<>();

    private int limit = INITIAL_LIMIT;
    private long arrivals;

    private final boolean isRecorded;

    /**
     * @param isRecorded whether the order is recorded, for the checker and for a trace; otherwise the listeners are notified
     */
    Signals(boolean isRecorded) {
        this.isRecorded = isRecorded;
    }

    private static final class Signal {
        final long generation;
        final long[] variable = new long[3];
        Signal earlier;

        Signal(long generation) {
            this.generation = generation;
        }
    }

    /** The current thread is about to signal. */
    public void signal(OnlineShadows shadows, ThreadState thread, long generation, int site) {
        Signal signal = new Signal(generation);
        if (isRecorded) {
            ThreadOrder.send(shadows, thread, signal.variable, site);
        } else {
            Events.sent(thread, signal.variable);
        }
        synchronized (this) {
            Signal before = last.put(thread.id, signal);
            if (before != null) {
                signal.earlier = before.generation < generation ? before : before.earlier;
                before.earlier = null;
            }
            if (last.size() > limit) {
                dropDead(shadows);
            }
        }
    }

    /** The current thread has waited for the signals of that generation. */
    public void waited(OnlineShadows shadows, ThreadState thread, long generation, int site) {
        for (long[] variable : signalsOfOthers(thread, generation)) {
            if (isRecorded) {
                ThreadOrder.receive(shadows, thread, variable, site);
            } else {
                Events.received(thread, variable);
            }
        }
    }

    private synchronized List<long[]> signalsOfOthers(ThreadState thread, long generation) {
        List<long[]> variables = new ArrayList<>();
        for (Map.Entry<Integer, Signal> entry : last.entrySet()) {
            Signal signal = entry.getValue();
            Signal heard = signal.generation <= generation ? signal : signal.earlier;
            if (entry.getKey() != thread.id && heard != null) {
                variables.add(heard.variable);
            }
        }
        return variables;
    }

    /** A signal that no active transaction reaches no longer matters. */
    private void dropDead(OnlineShadows shadows) {
        Iterator<Signal> signals = last.values().iterator();
        while (signals.hasNext()) {
            long[] variable = signals.next().variable;
            if (isRecorded && shadows.isWriteDead(variable, Memory.LONG_ARRAY_BASE)) {
                signals.remove();
            }
        }
        limit = Math.max(INITIAL_LIMIT, 2 * last.size());
    }

    /** The generation of the last signal of the current thread. */
    synchronized long generationOf(ThreadState thread) {
        Signal signal = last.get(thread.id);
        return signal == null ? -1 : signal.generation;
    }

    /** The generation of one more arrival at a barrier: no thread arrives for the next generation before this one is complete. */
    synchronized long arrive(int parties) {
        return arrivals++ / parties;
    }

    /** The threads that have arrived so far have given up: the next arrival begins a new generation. */
    synchronized void startAgain(int parties) {
        arrivals = (arrivals + parties - 1) / parties * parties;
    }
}
