package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.thread.EnteredCalls;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.ConcurrentModificationException;
import java.util.EmptyStackException;
import java.util.NoSuchElementException;

/**
 * Calls on collections that have thrown an exception because of the contents of the collection, such as its size. The program has learnt
 * something about the contents, so the call has read them. An interruption by a thread that removes elements often shows in this way.
 */
final class FailedCalls {
    private FailedCalls() {}

    /**
     * Records the call that has failed, if the method itself has made it and no other thread may have changed the collection meanwhile.
     *
     * @param depth how many calls the thread was in the middle of when the method began
     */
    static void record(Throwable failure, ThreadState thread, int depth) {
        try {
            if (thread.calls.depth() == depth + 1 && dependsOnContents(failure) && !thread.calls.isLeftBehind()) {
                EnteredCalls.Call call = thread.calls.innermost();
                if (call.collection() != null) {
                    CollectionHooks.readSize(call.collection(), thread, call.site());
                }
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    /** Not by a method of the exception, which may be one of the program. */
    private static boolean dependsOnContents(Throwable failure) {
        return failure instanceof IndexOutOfBoundsException
                || failure instanceof NoSuchElementException
                || failure instanceof EmptyStackException
                || failure instanceof ConcurrentModificationException
                || failure instanceof IllegalStateException;
    }
}
