package dev.atomicity.hooks.sync;

import dev.atomicity.checker.Starters;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;
import java.lang.ref.WeakReference;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The threads that submitted and completed the tasks of the program.
 *
 * <p>Each hand-over is the write of a variable of its own, which the thread that runs the task reads; a completion is another one. In a
 * trace these are plain accesses, and no two tasks share such a variable.
 */
public final class TaskShadows {
    /** How many hand-overs of one object are kept: a task that never runs must not use up the memory. */
    private static final int MAX_PENDING = 64;

    private final WeakIdentityTable<Task> tasks = new WeakIdentityTable<>();

    /** The tasks with hand-overs that have not run yet; changed under the lock of the task. */
    private final Set<Task> waiting = ConcurrentHashMap.newKeySet();

    /** A message of a thread: a variable of its own, which it has written. */
    public static final class Message {
        public final int thread;

        /** The test that the thread worked for. */
        final int test;

        final Starters starters;

        public final long[] variable = new long[3];
        private Message next;

        public Message(ThreadState thread) {
            this.thread = thread.id;
            this.test = thread.test;
            this.starters = thread.started.starters();
        }
    }

    /** A task, which may be handed over more than once: a lambda without state is one object. */
    public static final class Task {
        private final WeakReference<Object> object;

        // Guarded by this object: hand-overs that did not run yet, the first one first.
        private Message first;
        private int pending;

        /** Guarded by this object: whether there were hand-overs that are not kept. */
        private boolean hasLostCount;

        private volatile Message completion;

        /** Created on demand, for tasks that are complete when their parts are. */
        private volatile Signals parts;

        Task(Object object) {
            this.object = new WeakReference<>(object);
        }

        synchronized void add(Message handOver, Set<Task> waiting) {
            if (pending == MAX_PENDING) {
                hasLostCount = true;
                return;
            }
            waiting.add(this);
            pending++;
            if (first == null) {
                first = handOver;
            } else {
                Message end = first;
                while (end.next != null) {
                    end = end.next;
                }
                end.next = handOver;
            }
        }

        /**
         * The submission that certainly comes before the run that starts now; null if there is none. Of several submissions by one thread
         * it is the first one. If different threads have submitted the task, none is certain.
         */
        synchronized Message take(Set<Task> waiting) {
            Message taken = first;
            if (taken == null) {
                return null;
            }
            boolean isSure = true;
            for (Message other = taken.next; other != null; other = other.next) {
                isSure &= other.thread == taken.thread;
            }
            first = taken.next;
            pending--;
            if (pending == 0 && !hasLostCount) {
                waiting.remove(this);
            }
            return isSure ? taken : null;
        }

        /** Returns whether this is the first completion: only that one counts. */
        public synchronized boolean complete(Message message) {
            if (completion != null) {
                return false;
            }
            completion = message;
            return true;
        }

        public Message completion() {
            return completion;
        }

        public synchronized Signals parts() {
            if (parts == null) {
                parts = new Signals(true);
            }
            return parts;
        }
    }

    TaskShadows() {
        of(this); // links the lambda now: the JDK calls hooks where nothing can be linked
    }

    public Task of(Object task) {
        return tasks.computeIfAbsent(task, Task::new);
    }

    /** Null if nothing is known. */
    public Task find(Object task) {
        return tasks.get(task);
    }

    /** Whether some task was handed over that has not run yet and can still run. */
    public boolean areWaiting() {
        waiting.removeIf(task -> task.object.get() == null);
        return !waiting.isEmpty();
    }

    public void handOver(OnlineShadows shadows, ThreadState thread, Object task, int site) {
        Message message = new Message(thread);
        Events.handsOver(thread, message.variable);
        ThreadOrder.send(shadows, thread, message.variable, site);
        of(task).add(message, waiting);
    }

    /** The current thread has the task, or whatever was handed over. */
    public void take(OnlineShadows shadows, ThreadState thread, Object task, int site) {
        Task known = find(task);
        Message message = known == null ? null : known.take(waiting);
        if (message != null) {
            thread.test = message.test;
            thread.exercise.runsTask(false);
            thread.segment++;
            thread.firstSegment = thread.segment; // another task of this thread may have used the same data
            Events.taskStarts(thread, message.variable);
            thread.started.begins(message.starters);
            ThreadOrder.receive(shadows, thread, message.variable, site);
        } else if (thread.activations != null) {
            thread.segment++;
            thread.started.begins(Starters.UNKNOWN);
        }
    }
}
