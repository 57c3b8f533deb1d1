package dev.atomicity.hooks.thread;

import java.util.Arrays;

/**
 * The names of a thread over time. Pools and coroutines give a thread another name for each task, so the name at the end says little
 * about a step. The name is looked at where a transaction begins and where it ends; that costs a comparison.
 *
 * <p>Written by its thread; read by others. A reader has a segment that was handed out after the name of that segment was stored.
 */
public final class ThreadNames {
    /** How many names are kept, the last ones. */
    private static final int KEPT = 64;

    /** A name and the first segment that has it. */
    private record Named(long since, String name) {}

    /** The last name that was seen. Used by the thread alone. */
    private String last;

    /** In the order of time; never empty. */
    private volatile Named[] names;

    ThreadNames(String first) {
        this.last = first;
        this.names = new Named[] {new Named(0, first)};
    }

    /** From that segment on, the current thread, whose names these are, has its current name. */
    @SuppressWarnings("ReferenceEquality") // a quick test: equal names are detected below
    public void look(long segment) {
        String name = Thread.currentThread().getName();
        if (name != last) {
            boolean isOther = !name.equals(last);
            last = name;
            if (isOther) {
                add(segment, name);
            }
        }
    }

    private void add(long segment, String name) {
        Named[] before = names;
        int dropped = before.length < KEPT ? 0 : 1;
        Named[] after = Arrays.copyOfRange(before, dropped, before.length + 1);
        after[after.length - 1] = new Named(segment, name);
        names = after;
    }

    /** What the thread was called in that segment; if that is forgotten, the oldest name that is known. */
    String at(long segment) {
        Named[] known = names;
        int i = known.length - 1;
        while (i > 0 && known[i].since > segment) {
            i--;
        }
        return known[i].name;
    }
}
