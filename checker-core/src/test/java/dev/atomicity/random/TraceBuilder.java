package dev.atomicity.random;

import dev.atomicity.oracle.Event;
import dev.atomicity.oracle.Event.Kind;
import dev.atomicity.oracle.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Makes a well-formed trace of choices: a choice that is not possible when its turn comes is left out. */
final class TraceBuilder {
    private static final int NOBODY = -1;

    private final int threads;
    private final int variables;
    private final int maxEvents;
    private final List<Event> events = new ArrayList<>();
    private final boolean[] started; // has done something, or was forked
    private final boolean[] joined;
    private final int[] depth;
    private final int[] holder;
    private final int[] holds;

    private TraceBuilder(int threads, int variables, int locks, int maxEvents) {
        this.threads = threads;
        this.variables = variables;
        this.maxEvents = maxEvents;
        started = new boolean[threads];
        joined = new boolean[threads];
        depth = new int[threads];
        holder = new int[locks];
        holds = new int[locks];
        Arrays.fill(holder, NOBODY);
    }

    static Trace build(int threads, int variables, int locks, int maxEvents, Iterable<Choice> choices) {
        TraceBuilder builder = new TraceBuilder(threads, variables, locks, maxEvents);
        for (Choice choice : choices) {
            builder.take(choice);
        }
        return Trace.of(builder.events);
    }

    private void take(Choice choice) {
        int thread = choice.thread() % threads;
        if (joined[thread] || events.size() == maxEvents) {
            return;
        }
        switch (choice.action()) {
            case READ -> add(thread, Kind.READ, choice.target() % variables);
            case WRITE -> add(thread, Kind.WRITE, choice.target() % variables);
            case BEGIN -> begin(thread, mayNest(choice));
            case END -> end(thread);
            case ACQUIRE -> acquire(thread, choice.target() % holder.length, mayNest(choice));
            case RELEASE -> release(thread, choice.target());
            case FORK -> fork(thread, choice.target() % threads);
            case JOIN -> join(thread, choice.target() % threads);
        }
    }

    /** Regions and locks that nest all the time would never be left: most traces would be one transaction a thread. */
    private static boolean mayNest(Choice choice) {
        return choice.target() >= Traces.MAX_THREADS - 2;
    }

    private void begin(int thread, boolean mayNest) {
        if (depth[thread] > 0 && !mayNest) {
            end(thread);
        } else {
            depth[thread]++;
            add(thread, Kind.BEGIN, 0);
        }
    }

    private void end(int thread) {
        if (depth[thread] > 0) {
            depth[thread]--;
            add(thread, Kind.END, 0);
        }
    }

    private void acquire(int thread, int lock, boolean mayNest) {
        if (holder[lock] == thread && !mayNest) {
            release(thread, lock);
        } else if (holder[lock] == NOBODY || holder[lock] == thread) {
            holder[lock] = thread;
            holds[lock]++;
            add(thread, Kind.ACQUIRE, lock);
        }
    }

    /** Releases a lock that the thread holds, any of them: locks need not be nested. */
    private void release(int thread, int first) {
        for (int i = 0; i < holder.length; i++) {
            int lock = (first + i) % holder.length;
            if (holder[lock] == thread) {
                if (--holds[lock] == 0) {
                    holder[lock] = NOBODY;
                }
                add(thread, Kind.RELEASE, lock);
                return;
            }
        }
    }

    private void fork(int thread, int child) {
        if (child != thread && !started[child] && !joined[child]) {
            started[child] = true;
            add(thread, Kind.FORK, child);
        }
    }

    /** A thread may be joined by several others, and without ever having done anything. */
    private void join(int thread, int child) {
        if (child != thread) {
            joined[child] = true;
            add(thread, Kind.JOIN, child);
        }
    }

    private void add(int thread, Kind kind, int target) {
        started[thread] = true;
        events.add(new Event(thread, kind, target));
    }
}
