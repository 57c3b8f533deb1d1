package dev.atomicity.hooks;

/**
 * What is known of the tasks of the program from outside: who handed them over, and who completed them.
 *
 * <p>Each hand-over is the write of a variable of its own, which the thread that runs the task reads; a completion is
 * another one. In a trace these are plain accesses, and no two tasks meet in them.
 */
final class TaskShadows {
    /** Hand-overs of one object that are kept: a task that is never run must not be remembered without bound. */
    private static final int MAX_PENDING = 64;

    private final WeakIdentityTable<Task> tasks = new WeakIdentityTable<>();

    /** A message of a thread: a variable of its own, which it has written. */
    static final class Message {
        final int thread;

        /** The test that the thread worked for. */
        final int test;

        final long[] variable = new long[3];
        private Message next;

        Message(ThreadState thread) {
            this.thread = thread.id;
            this.test = thread.test;
        }
    }

    /** A task, which may be handed over more than once: a lambda without state is one object. */
    static final class Task {
        // Guarded by this object: hand-overs that did not run yet, the first one first.
        private Message first;
        private int pending;

        private volatile Message completion;

        /** Made when it is asked for: of tasks that are complete when others are. */
        private volatile Signals parts;

        synchronized void add(Message handOver) {
            if (pending == MAX_PENDING) {
                return;
            }
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
         * The hand-over that the run which now starts follows for sure; null if there is none. Of several by one thread
         * it is the first, which comes before whichever it really is. Of several by different threads none is sure.
         */
        synchronized Message take() {
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
            return isSure ? taken : null;
        }

        /** The first completion counts. */
        synchronized boolean complete(Message message) {
            if (completion != null) {
                return false;
            }
            completion = message;
            return true;
        }

        Message completion() {
            return completion;
        }

        synchronized Signals parts() {
            if (parts == null) {
                parts = new Signals(true);
            }
            return parts;
        }
    }

    TaskShadows() {
        of(this); // links the lambda: the JDK may call from where nothing can be linked
    }

    Task of(Object task) {
        return tasks.computeIfAbsent(task, key -> new Task());
    }

    /** Null if nothing is known. */
    Task find(Object task) {
        return tasks.get(task);
    }
}
