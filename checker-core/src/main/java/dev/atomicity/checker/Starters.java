package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.List;

/**
 * The transactions that have led to a thread or task: the one that started it, the one that started the task which did so, and so on, as
 * far as they were active at that moment. Never changes.
 */
public final class Starters {
    static final Starters NONE = new Starters(List.of());

    /** Of a task that nobody knows the origin of: everybody may have started it. */
    public static final Starters UNKNOWN = new Starters(null);

    private record Starter(CheckedThread thread, long transaction) {
        /** The caller comes after the start, so it sees at least this transaction. */
        boolean isActive() {
            return thread.inTransaction() && thread.transactions == transaction;
        }
    }

    /** Null if unknown. */
    private final List<Starter> starters;

    private Starters(List<Starter> starters) {
        this.starters = starters;
    }

    /** Of what the current thread starts now. Those that have ended are left out, so tasks that start each other keep nothing alive. */
    static Starters of(CheckedThread current, Starters itsOwn) {
        if (itsOwn.starters == null) {
            return itsOwn;
        }
        List<Starter> active = new ArrayList<>();
        for (Starter starter : itsOwn.starters) {
            if (starter.isActive()) {
                active.add(starter);
            }
        }
        if (current.inTransaction()) {
            active.add(new Starter(current, current.transactions));
        }
        return active.isEmpty() ? NONE : new Starters(List.copyOf(active));
    }

    /** Whether the active transaction of the thread, which is the current one, is or may be among them. */
    boolean include(CheckedThread thread) {
        return starters == null || starters.contains(new Starter(thread, thread.transactions));
    }
}
