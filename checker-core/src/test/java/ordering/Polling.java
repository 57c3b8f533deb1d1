package ordering;

import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Regions that pause in a loop until another thread has done something: it is meant to come in, so nothing is to be found.
 * Each would be cut if the region were not split there.
 */
@SuppressWarnings("ThreadPriorityCheck") // that is what is tried
final class Polling {
    private Polling() {}

    static List<Cut> all() {
        return List.of(
                new UntilReady(),
                new UntilMethodSaysSo(),
                new WithRetries(),
                new AtLeastOnce(),
                new UntilQueueHasSome(),
                new WithOwnMethod(),
                new WithInterface(),
                new Parking(),
                new AgainAfterFailure(),
                new WithDeadline());
    }

    /**
     * The region writes, waits and reads. The other thread begins when the region has found that it has to wait: it reads,
     * writes and says that it has.
     */
    abstract static class Waiting extends Cut {
        volatile boolean ready;

        abstract void waitForOther() throws InterruptedException;

        final int writeWaitAndRead() {
            first = 1;
            try {
                waitForOther();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return second;
        }

        @Override
        void beside() {
            readFirst();
            writeSecond();
            ready = true;
        }
    }

    static final class UntilReady extends Waiting {
        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        @Override
        void waitForOther() throws InterruptedException {
            while (!ready) {
                turns.pass(1);
                Thread.sleep(1);
            }
        }
    }

    static final class UntilMethodSaysSo extends Waiting {
        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        private boolean isReady() {
            return ready;
        }

        @Override
        void waitForOther() throws InterruptedException {
            while (!isReady()) {
                turns.pass(1);
                TimeUnit.MILLISECONDS.sleep(1);
            }
        }
    }

    static final class WithRetries extends Waiting {
        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        @Override
        void waitForOther() throws InterruptedException {
            for (int i = 0; i < 100_000 && !ready; i++) {
                turns.pass(1);
                Thread.sleep(1);
            }
        }
    }

    static final class AtLeastOnce extends Waiting {
        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        @Override
        void waitForOther() {
            do {
                turns.pass(1);
                Thread.yield();
            } while (!ready);
        }
    }

    static final class UntilQueueHasSome extends Waiting {
        private final Queue<String> queue = new ConcurrentLinkedQueue<>();

        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        @Override
        void beside() {
            super.beside();
            queue.add("a");
        }

        @Override
        void waitForOther() throws InterruptedException {
            String next = queue.poll();
            while (next == null) {
                turns.pass(1);
                Thread.sleep(1);
                next = queue.poll();
            }
        }
    }

    static final class WithOwnMethod extends Waiting {
        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        @Override
        void waitForOther() {
            while (!ready) {
                turns.pass(1);
                Pauses.InMethod.sleep(1);
            }
        }
    }

    interface Sleeper {
        void sleep(long millis) throws InterruptedException;
    }

    static final class WithInterface extends Waiting {
        private final Sleeper sleeper = millis -> Thread.sleep(millis);

        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        @Override
        void waitForOther() throws InterruptedException {
            while (!ready) {
                turns.pass(1);
                sleeper.sleep(1);
            }
        }
    }

    static final class Parking extends Waiting {
        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        @Override
        void waitForOther() {
            while (!ready) {
                turns.pass(1);
                LockSupport.parkNanos(1000);
            }
        }
    }

    static final class AgainAfterFailure extends Waiting {
        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        private void connect() throws IOException {
            if (!ready) {
                throw new IOException();
            }
        }

        @Override
        void waitForOther() throws InterruptedException {
            while (true) {
                try {
                    connect();
                    return;
                } catch (IOException e) {
                    turns.pass(1);
                    Thread.sleep(1);
                }
            }
        }
    }

    static final class WithDeadline extends Waiting {
        @Atomic
        @Override
        void region() {
            writeWaitAndRead();
        }

        @Override
        void waitForOther() throws InterruptedException {
            long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
            while (!ready && System.nanoTime() - deadline < 0) {
                turns.pass(1);
                Thread.sleep(1);
            }
        }
    }
}
