package dev.atomicity.hooks.events;

import dev.atomicity.hooks.thread.ThreadState;

/**
 * Receives the events of the running program, besides the checker: those that a trace knows, each on an identified variable, lock
 * or thread. {@link Events} passes them on.
 *
 * <p>All methods are called by the thread that does what they stand for. An access is passed while its variable is held, so
 * the accesses of one variable arrive in the order in which the checker sees them. A listener must not run code of the
 * program. Except in {@link #entering}, {@link #started} and {@link #point}, it must not wait for another thread of the program
 * either.
 */
public interface EventListener {
    /** Whether the thread may still record; called at the entry of each hook. */
    default boolean admits(ThreadState thread) {
        return true;
    }

    /** Whether it may hold threads. If so, it must be notified of each thread before that thread can have a lock. */
    default boolean holdsThreads() {
        return false;
    }

    /** Whether repeated accesses are needed too: those that are not new to the checker, and that its fast path leaves out. */
    default boolean needsEveryAccess() {
        return false;
    }

    /**
     * The thread reads a variable.
     *
     * @param name the name of the variable in a trace; null if the site names it
     */
    void read(ThreadState thread, Object base, long offset, String name, int site);

    /** The thread writes a variable. */
    void write(ThreadState thread, Object base, long offset, String name, int site);

    /**
     * The thread reads all parts of something at once, or changes one of them. The two kinds conflict with each other, but not with
     * themselves. In a trace, variables of each thread stand for that; so a trace does not show conflicts with threads that come later.
     */
    default void usesParts(ThreadState thread, Object all, boolean changes, int site) {}

    /** The thread has acquired an exclusive lock. */
    void acquired(ThreadState thread, Object lock, int site);

    /** The thread is about to release the lock. */
    void releasing(ThreadState thread, Object lock, int site);

    /**
     * The thread has taken one side of a lock that several threads can share. In a trace, accesses of a variable stand for
     * that.
     */
    default void acquiredSide(ThreadState thread, Object lock, boolean isShared) {}

    /** The thread is about to release that side. */
    default void releasingSide(ThreadState thread, Object lock, boolean isShared) {}

    /** A transaction begins, in {@link ThreadState#region()}. */
    void begin(ThreadState thread);

    /** The transaction has ended; also called if there was none. */
    void end(ThreadState thread, int site);

    /** The thread is about to start another one. */
    void fork(ThreadState thread, Thread started, int startedId, int site);

    /** The thread has waited for the end of another one. */
    void join(ThreadState thread, ThreadState ended, int site);

    /** What the thread has done so far comes before what a receiver of that message does next, in every execution. */
    default void sent(ThreadState thread, Object message) {}

    /** The thread has received the message. */
    default void received(ThreadState thread, Object message) {}

    /** The thread has woken up the threads that wait for that condition. */
    default void signalled(ThreadState thread, Object condition, int site) {}

    /** The thread is about to wait for the condition; what was signalled before is missed. */
    default void awaits(ThreadState thread, Object condition, int site) {}

    /** The thread is about to wait, and will not test again afterwards what it has tested before. */
    default void waitsOnce(ThreadState thread) {}

    /** The thread is about to hand over a task, by sending that message. */
    default void handsOver(ThreadState thread, Object message) {}

    /** The thread begins to run a task that was handed over with that message. */
    default void taskStarts(ThreadState thread, Object message) {}

    /** The thread continues with what it did before it began to run a task. */
    default void taskEnds(ThreadState thread) {}

    // ---------------------------------------------------------------- the values of operations

    /**
     * A call that needs an object for itself as long as it runs begins, or has ended. Calls that change a collection for one thread at a
     * time are passed only from code that is instrumented for directed schedules.
     */
    default void usesAlone(ThreadState thread, Object object, boolean isOver, int site) {}

    /** An operation of a collection or an atomic follows; only from code that is instrumented for directed schedules. */
    default void calling(ThreadState thread, Object subject) {}

    /**
     * The operation has taken effect. Its accesses are passed before this or after it, but before {@link #operationOver}.
     *
     * @param arguments those that it was given, but no more than three
     */
    default void returned(
            ThreadState thread,
            Object subject,
            String method,
            Object[] arguments,
            Object result,
            boolean isUsed,
            int site) {}

    /**
     * The number that the operation has returned is only compared: whether it equals the pivot, or whether it is less than the pivot.
     */
    default void compared(ThreadState thread, boolean isEquality, long pivot, int site) {}

    /** The operation has ended, and the thread is in the transaction to which it belongs, or in none. */
    default void operationOver(ThreadState thread) {}

    // ---------------------------------------------------------------- where a thread may be held

    /** The thread does something for the first time. It holds nothing of the checker. */
    default void started(ThreadState thread) {}

    /** A region is about to begin, the outermost one. The thread holds nothing of the checker. */
    default void beginning(ThreadState thread, int region) {}

    /** A hook begins. The thread may hold variables or be inside the gate of a collection: {@link ThreadState#mayBeHeld}. */
    default void entering(ThreadState thread, int site) {}

    /** The thread is between two of its actions. */
    default void point(ThreadState thread) {}
}
