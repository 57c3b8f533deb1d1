package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.Memory;

/**
 * Finds the state of the current thread. Every instrumented method asks for it once, so it is first looked for in a table by the number of
 * the thread, which takes a few loads; a thread local has the states of threads whose place in the table is taken by another thread.
 *
 * <p>A thread looks up, stores and uses only its own state, by its number, which no other thread ever has. So plain loads and stores of the
 * table are enough, and a store that is lost costs time, nothing else.
 */
public final class CurrentThread {
    private static final int PLACES = 1024; // a power of two
    private static final ThreadState[] BY_NUMBER = new ThreadState[PLACES];
    private static final ThreadLocal<ThreadState> LOCAL = new ThreadLocal<>();

    private static final long NO_NUMBER = -1;

    /** The offset of the number in a thread. The method that returns it may be overridden, and a hook runs no code of the program. */
    private static final long NUMBER_OFFSET = numberOffset();

    /** Whether threads are checked: if not, none has a state. */
    private static volatile boolean isChecked;

    private CurrentThread() {}

    public static void setChecked(boolean checked) {
        isChecked = checked;
    }

    private static long numberOffset() {
        try {
            return Memory.fieldOffset(Thread.class, "tid");
        } catch (InternalError e) {
            return NO_NUMBER; // a JVM with another name for the field
        }
    }

    /** Null if the thread is not known yet. */
    public static ThreadState get() {
        if (NUMBER_OFFSET == NO_NUMBER) {
            return LOCAL.get();
        }
        long number = Memory.get(Thread.currentThread(), NUMBER_OFFSET);
        ThreadState state = BY_NUMBER[(int) number & PLACES - 1];
        return state != null && state.number == number ? state : lookUp((int) number & PLACES - 1);
    }

    private static ThreadState lookUp(int place) {
        ThreadState state = isChecked ? LOCAL.get() : null;
        if (state != null) {
            BY_NUMBER[place] = state;
        }
        return state;
    }

    public static void set(ThreadState state) {
        LOCAL.set(state);
    }

    /** The current thread, which has that state, is no longer found until it is set again. */
    public static void hide(ThreadState state) {
        forget(state);
        LOCAL.remove();
    }

    /** The number of the current thread, for its state to keep. */
    static long number() {
        return NUMBER_OFFSET == NO_NUMBER ? NO_NUMBER : Memory.get(Thread.currentThread(), NUMBER_OFFSET);
    }

    /** The thread of that state has ended: nothing here keeps the state any more. */
    public static void forget(ThreadState state) {
        int place = (int) state.number & PLACES - 1;
        if (BY_NUMBER[place] == state) {
            BY_NUMBER[place] = null;
        }
    }
}
