package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;
import java.lang.reflect.InvocationTargetException;

/** Threads that start, end, and wait for each other. */
final class Threads {
    private Threads() {}

    /** Work that meets under a lock, or does not. */
    static class Shared {
        int value;

        @Atomic
        synchronized void addSafely() {
            int old = value;
            value = old + 1;
        }

        @Atomic
        void addUnsafely() {
            int old = value;
            Interleave.here();
            value = old + 1;
        }

        /** For one thread at a time, which others order. */
        @Atomic
        void addAlone() {
            int old = value;
            Interleave.here();
            value = old + 1;
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class JoinHandOver extends Shared {
        public static void main(String[] args) {
            JoinHandOver shared = new JoinHandOver();
            for (int round = 0; round < Together.ROUNDS; round++) {
                shared.addAlone();
                Together.run(shared::addAlone);
                shared.addAlone();
            }
        }
    }

    /** Starting a thread and waiting for it are inside one region, which is split there. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class StartInsideRegion extends Shared {
        @Atomic
        void startAndWait() {
            value++;
            Thread child = Together.thread(this::addAlone);
            child.start();
            Together.join(child);
            value++;
        }

        public static void main(String[] args) {
            StartInsideRegion shared = new StartInsideRegion();
            for (int round = 0; round < Together.ROUNDS; round++) {
                shared.startAndWait();
            }
        }
    }

    /** The child works on what the parent goes on with. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ParentGoesOn extends Shared {
        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                ParentGoesOn shared = new ParentGoesOn();
                Thread child = Together.thread(shared::addUnsafely);
                child.start();
                shared.addUnsafely();
                Together.join(child);
            }
        }
    }

    /** Each thread starts the next one as its last act. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class Chain extends Shared {
        private volatile boolean over;

        void link(int left) {
            addAlone();
            if (left == 0) {
                over = true;
            } else {
                Together.thread(() -> link(left - 1)).start();
            }
        }

        public static void main(String[] args) {
            Chain chain = new Chain();
            chain.link(10);
            while (!chain.over) {
                Thread.yield();
            }
            chain.addAlone();
        }
    }

    /** Two wait for the same thread, one of them with a time limit. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class JoinedByTwo extends Shared {
        private int other;

        @Atomic
        int readBoth() {
            int first = value;
            Interleave.here();
            return first + other;
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                JoinedByTwo shared = new JoinedByTwo();
                Thread worker = Together.thread(() -> {
                    shared.addAlone();
                    shared.other = 1;
                });
                worker.start();
                Together.run(
                        () -> {
                            worker.join(60_000);
                            shared.readBoth();
                        },
                        () -> {
                            worker.join(60_000, 1);
                            worker.join();
                            shared.readBoth();
                        });
            }
        }
    }

    /** Nobody waits for them: their slots are found to be free later. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class DaemonsNeverJoined extends Shared {
        public static void main(String[] args) {
            DaemonsNeverJoined shared = new DaemonsNeverJoined();
            for (int i = 0; i < 6; i++) {
                Thread daemon = Together.thread(() -> {
                    shared.addUnsafely();
                    shared.addSafely();
                });
                daemon.setDaemon(true);
                daemon.start();
            }
            shared.addUnsafely();
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ThreadPerTask extends Shared {
        public static void main(String[] args) {
            ThreadPerTask shared = new ThreadPerTask();
            for (int batch = 0; batch < Integer.getInteger("zoo.threads", 100) / 10; batch++) {
                Together.repeat(10, 1, shared::addSafely);
            }
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ThreadPerTaskBroken extends Shared {
        public static void main(String[] args) {
            ThreadPerTaskBroken shared = new ThreadPerTaskBroken();
            for (int batch = 0; batch < 10; batch++) {
                Together.repeat(5, 1, shared::addUnsafely);
            }
        }
    }

    /** An exception that nobody catches ends the thread, and the regions it was in. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class EndsByException extends Shared {
        @Atomic
        synchronized void fail() {
            value++;
            throw new IllegalStateException();
        }

        public static void main(String[] args) {
            EndsByException shared = new EndsByException();
            for (int round = 0; round < 4; round++) {
                Thread failing = Together.thread(shared::fail);
                failing.setUncaughtExceptionHandler((thread, exception) -> shared.addSafely());
                failing.start();
                shared.addSafely();
                Together.join(failing);
                shared.addAlone();
            }
        }
    }

    /** A subclass with a {@code run} and a {@code start} of its own, started twice by mistake. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class Subclass extends Thread {
        private final Shared shared;

        Subclass(Shared shared) {
            this.shared = shared;
        }

        @Override
        public synchronized void start() {
            shared.addAlone();
            super.start();
        }

        @Override
        public void run() {
            shared.addAlone();
        }

        @SuppressWarnings("Interruption")
        public static void main(String[] args) {
            Shared shared = new Shared();
            for (int round = 0; round < 4; round++) {
                Subclass thread = new Subclass(shared);
                thread.start();
                Together.join(thread);
                try {
                    thread.start();
                } catch (IllegalThreadStateException e) {
                    shared.addAlone();
                }
                Together.join(thread);
            }
        }
    }

    /** Several thousand at once where there are virtual threads (Java 21), a few platform threads elsewhere. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class VirtualThreads extends Shared {
        public static void main(String[] args) throws InterruptedException {
            VirtualThreads shared = new VirtualThreads();
            Thread[] threads = new Thread[Integer.getInteger("zoo.virtual.threads", 200)];
            for (int i = 0; i < threads.length; i++) {
                threads[i] = startVirtual(shared::addSafely);
            }
            for (Thread thread : threads) {
                if (thread != null) {
                    thread.join();
                }
            }
            shared.addAlone();
        }

        private static Thread startVirtual(Runnable body) {
            try {
                return (Thread) Thread.class
                        .getMethod("startVirtualThread", Runnable.class)
                        .invoke(null, body);
            } catch (NoSuchMethodException e) {
                return null;
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
