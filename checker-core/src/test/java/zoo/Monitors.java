package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;

/** Waiting, notifying, and locks that exceptions release. */
final class Monitors {
    private Monitors() {}

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class BoundedBuffer {
        private final int[] items = new int[2];
        private int count;

        @Atomic
        synchronized void put(int item) throws InterruptedException {
            while (count == items.length) {
                wait();
            }
            items[count] = item;
            Interleave.here();
            count++;
            notifyAll();
        }

        @Atomic
        synchronized int take() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            count--;
            int item = items[count];
            notifyAll();
            return item;
        }

        public static void main(String[] args) {
            BoundedBuffer buffer = new BoundedBuffer();
            Together.run(
                    () -> {
                        for (int i = 0; i < 2 * Together.ROUNDS; i++) {
                            buffer.put(i);
                        }
                    },
                    () -> takeSome(buffer),
                    () -> takeSome(buffer));
        }

        private static void takeSome(BoundedBuffer buffer) throws InterruptedException {
            for (int i = 0; i < Together.ROUNDS; i++) {
                buffer.take();
            }
        }
    }

    /** Looks whether there is room, then takes the lock. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class BufferCheckedOutside {
        private final int[] items = new int[4];
        private int count;

        @Atomic
        void put(int item) {
            if (count < 3) {
                Interleave.here();
                synchronized (this) {
                    items[count & 3] = item;
                    count++;
                }
            }
        }

        @Atomic
        synchronized void take() {
            if (count > 0) {
                count--;
            }
        }

        public static void main(String[] args) {
            BufferCheckedOutside buffer = new BufferCheckedOutside();
            Together.run(() -> Checks.repeat(() -> buffer.put(1)), () -> Checks.repeat(buffer::take));
        }
    }

    /** Waits with the lock taken twice, with and without a time limit. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class WaitWithRecursiveLock {
        private final Object lock = new Object();
        private int turns;

        @Atomic
        void step() throws InterruptedException {
            synchronized (lock) {
                synchronized (lock) {
                    lock.wait(1);
                    turns++;
                    lock.wait(0, 100);
                    turns++;
                }
                turns--;
                lock.notifyAll();
            }
        }

        public static void main(String[] args) {
            WaitWithRecursiveLock waiting = new WaitWithRecursiveLock();
            Together.repeat(3, 3, waiting::step);
        }
    }

    /** An interrupt ends the wait with an exception, the lock being held again. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class InterruptedWait {
        private int interrupts;

        @Atomic
        synchronized void sleepLong() {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupts++;
                Interleave.here();
                interrupts++;
            }
        }

        @Atomic
        synchronized int interrupts() {
            return interrupts;
        }

        public static void main(String[] args) {
            InterruptedWait waiting = new InterruptedWait();
            Thread first = Together.thread(waiting::sleepLong);
            Thread second = Together.thread(waiting::sleepLong);
            first.start();
            second.start();
            waiting.interrupts();
            first.interrupt();
            second.interrupt();
            Together.join(first);
            Together.join(second);
            waiting.interrupts();
        }
    }

    /** Waits without having the lock: the call fails, and has released nothing. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class WaitWithoutLock {
        private final Object other = new Object();
        private int failures;

        @Atomic
        synchronized void fail() throws InterruptedException {
            try {
                other.wait();
            } catch (IllegalMonitorStateException e) {
                failures++;
                Interleave.here();
                failures++;
            }
        }

        public static void main(String[] args) {
            WaitWithoutLock waiting = new WaitWithoutLock();
            Together.repeat(2, 3, waiting::fail);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ExceptionsReleaseLocks {
        private final Object lock = new Object();
        private int count;

        @Atomic
        void throwFromBlock() {
            synchronized (lock) {
                count++;
                Interleave.here();
                if (count > 0) {
                    throw new IllegalStateException();
                }
            }
        }

        @Atomic
        void outer() {
            synchronized (lock) {
                try {
                    throwFromBlock();
                } catch (IllegalStateException e) {
                    count++;
                }
            }
        }

        public static void main(String[] args) {
            ExceptionsReleaseLocks locks = new ExceptionsReleaseLocks();
            Together.repeat(3, Together.ROUNDS, () -> {
                try {
                    locks.throwFromBlock();
                } catch (IllegalStateException e) {
                    locks.outer();
                }
            });
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ExceptionsLeaveSynchronizedMethods {
        private int count;

        @Atomic
        synchronized void fail(int depth) {
            count++;
            Interleave.here();
            if (depth > 0) {
                fail(depth - 1);
            }
            throw new IllegalStateException();
        }

        public static void main(String[] args) {
            ExceptionsLeaveSynchronizedMethods locks = new ExceptionsLeaveSynchronizedMethods();
            Together.repeat(3, Together.ROUNDS, () -> {
                try {
                    locks.fail(2);
                } catch (IllegalStateException e) {
                    Interleave.here();
                }
            });
        }
    }

    /** The region that ends by an exception is cut before it ends. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ExceptionLeavesCutRegion {
        private int count;

        @Atomic
        void fail() {
            int old = count;
            Interleave.here();
            count = old + 1;
            throw new IllegalStateException();
        }

        public static void main(String[] args) {
            ExceptionLeavesCutRegion broken = new ExceptionLeavesCutRegion();
            Together.repeat(2, Together.ROUNDS, () -> {
                try {
                    broken.fail();
                } catch (IllegalStateException e) {
                    Interleave.here();
                }
            });
        }
    }
}
