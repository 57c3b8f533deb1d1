package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The synchronizers of {@code java.util.concurrent}. */
final class Synchronizers {
    private Synchronizers() {}

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class LockRight extends Threads.Shared {
        private final ReentrantLock lock = new ReentrantLock();

        @Atomic
        void add() {
            lock.lock();
            try {
                addAlone();
            } finally {
                lock.unlock();
            }
        }

        public static void main(String[] args) {
            LockRight shared = new LockRight();
            Together.repeat(3, Together.ROUNDS, shared::add);
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class LockPerAccess {
        private final ReentrantLock lock = new ReentrantLock();
        private int value;

        private int access(int change) {
            lock.lock();
            try {
                value += change;
                return value;
            } finally {
                lock.unlock();
            }
        }

        @Atomic
        void twice() {
            access(1);
            Interleave.here();
            access(1);
        }

        public static void main(String[] args) {
            LockPerAccess shared = new LockPerAccess();
            Together.repeat(2, Together.ROUNDS, shared::twice);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class TryLock extends Threads.Shared {
        private final ReentrantLock lock = new ReentrantLock();

        @Atomic
        void addIfFree() {
            if (lock.tryLock()) {
                try {
                    addAlone();
                } finally {
                    lock.unlock();
                }
            }
        }

        public static void main(String[] args) {
            TryLock shared = new TryLock();
            Together.repeat(3, Together.ROUNDS, shared::addIfFree);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ConditionBuffer {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition changed = lock.newCondition();
        private int items;

        @Atomic
        void change(int by) throws InterruptedException {
            lock.lock();
            try {
                while (items + by < 0 || items + by > 2) {
                    changed.await();
                }
                items += by;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }

        public static void main(String[] args) {
            ConditionBuffer buffer = new ConditionBuffer();
            Together.run(() -> buffer.rounds(1), () -> buffer.rounds(-1));
        }

        private void rounds(int by) throws InterruptedException {
            for (int round = 0; round < Together.ROUNDS; round++) {
                change(by);
            }
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ReadWriteRight extends Readers.Value {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();

        @Atomic
        void reading() {
            lock.readLock().lock();
            try {
                readTwice();
            } finally {
                lock.readLock().unlock();
            }
        }

        @Atomic
        void writing() {
            lock.writeLock().lock();
            try {
                write();
            } finally {
                lock.writeLock().unlock();
            }
        }

        public static void main(String[] args) {
            ReadWriteRight shared = new ReadWriteRight();
            Together.run(
                    () -> Checks.repeat(shared::writing),
                    () -> Checks.repeat(shared::reading),
                    () -> Checks.repeat(shared::reading));
        }
    }

    /** Reads under the read lock, then writes under the write lock. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ReadThenWriteLock {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private int value;

        @Atomic
        void update() {
            lock.readLock().lock();
            int old = value;
            lock.readLock().unlock();
            Interleave.here();
            lock.writeLock().lock();
            value = old + 1;
            lock.writeLock().unlock();
        }

        public static void main(String[] args) {
            ReadThenWriteLock shared = new ReadThenWriteLock();
            Together.repeat(2, Together.ROUNDS, shared::update);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class StampedRight extends Readers.Value {
        private final StampedLock lock = new StampedLock();

        @Atomic
        void writing() {
            long stamp = lock.writeLock();
            try {
                write();
            } finally {
                lock.unlockWrite(stamp);
            }
        }

        @Atomic
        void reading() {
            long stamp = lock.readLock();
            try {
                readTwice();
            } finally {
                lock.unlockRead(stamp);
            }
        }

        public static void main(String[] args) {
            StampedRight shared = new StampedRight();
            Together.run(() -> Checks.repeat(shared::writing), () -> Checks.repeat(shared::reading));
        }
    }

    /** A read that was in vain is done again. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class StampedOptimistic extends Readers.Value {
        private final StampedLock lock = new StampedLock();

        @Atomic
        void writing() {
            long stamp = lock.writeLock();
            write();
            lock.unlockWrite(stamp);
        }

        @Atomic
        void reading() {
            long stamp = lock.tryOptimisticRead();
            readTwice();
            if (!lock.validate(stamp)) {
                stamp = lock.readLock();
                readTwice();
                lock.unlockRead(stamp);
            }
        }

        public static void main(String[] args) {
            StampedOptimistic shared = new StampedOptimistic();
            Together.run(() -> Checks.repeat(shared::writing), () -> Checks.repeat(shared::reading));
        }
    }

    /** A read that was in vain, and nobody asks. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class StampedUnchecked extends Readers.Value {
        private final StampedLock lock = new StampedLock();

        @Atomic
        void writing() {
            long stamp = lock.writeLock();
            write();
            lock.unlockWrite(stamp);
        }

        @Atomic
        int reading() {
            return lock.tryOptimisticRead() == 0 ? 0 : readTwice();
        }

        public static void main(String[] args) {
            StampedUnchecked shared = new StampedUnchecked();
            Together.run(() -> Checks.repeat(shared::writing), () -> Checks.repeat(shared::reading));
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class SemaphoreAsLock extends Threads.Shared {
        private final Semaphore semaphore = new Semaphore(1);

        @Atomic
        void add() {
            semaphore.acquireUninterruptibly();
            try {
                addAlone();
            } finally {
                semaphore.release();
            }
        }

        public static void main(String[] args) {
            SemaphoreAsLock shared = new SemaphoreAsLock();
            Together.repeat(3, Together.ROUNDS, shared::add);
        }
    }

    /** Two permits are no lock. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class SemaphoreOfTwo extends Threads.Shared {
        private final Semaphore semaphore = new Semaphore(2);

        @Atomic
        void add() {
            semaphore.acquireUninterruptibly();
            addUnsafely();
            semaphore.release();
        }

        public static void main(String[] args) {
            SemaphoreOfTwo shared = new SemaphoreOfTwo();
            Together.repeat(3, Together.ROUNDS, shared::add);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class LatchHandOver extends Threads.Shared {
        public static void main(String[] args) {
            for (int round = 0; round < 4; round++) {
                LatchHandOver shared = new LatchHandOver();
                CountDownLatch done = new CountDownLatch(1);
                Together.run(
                        () -> {
                            shared.addAlone();
                            done.countDown();
                        },
                        () -> {
                            done.await();
                            shared.addAlone();
                        });
            }
        }
    }

    /** In each phase everyone writes its own cell, in the next one reads its neighbour's. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class BarrierPhases {
        private final int[] cells = new int[3];

        @Atomic
        void write(int own) {
            cells[own]++;
            Interleave.here();
            cells[own]++;
        }

        @Atomic
        int read(int own) {
            return cells[own] + cells[(own + 1) % 3] + cells[(own + 2) % 3];
        }

        private interface Meeting {
            void meet() throws Exception;
        }

        private void phases(int own, Meeting meeting) throws Exception {
            for (int phase = 0; phase < 4; phase++) {
                write(own);
                meeting.meet();
                read(own);
                meeting.meet();
            }
        }

        public static void main(String[] args) {
            BarrierPhases phases = new BarrierPhases();
            CyclicBarrier barrier = new CyclicBarrier(3);
            Phaser phaser = new Phaser(3);
            for (Meeting meeting : new Meeting[] {barrier::await, phaser::arriveAndAwaitAdvance}) {
                Together.run(
                        () -> phases.phases(0, meeting),
                        () -> phases.phases(1, meeting),
                        () -> phases.phases(2, meeting));
            }
        }
    }

    /** What is handed over belongs to the other one from then on. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ExchangerSwap {
        private final Exchanger<int[]> exchanger = new Exchanger<>();

        @Atomic
        void fill(int[] mine) {
            mine[0]++;
            Interleave.here();
            mine[1]++;
        }

        private void rounds() throws InterruptedException {
            int[] mine = new int[2];
            for (int round = 0; round < Together.ROUNDS; round++) {
                fill(mine);
                mine = exchanger.exchange(mine);
            }
        }

        public static void main(String[] args) {
            ExchangerSwap swap = new ExchangerSwap();
            Together.run(swap::rounds, swap::rounds);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ParkAndUnpark extends Threads.Shared {
        private volatile boolean ready;

        @Atomic
        void await() {
            while (!ready) {
                LockSupport.park(this);
            }
            addAlone();
        }

        public static void main(String[] args) {
            for (int round = 0; round < 4; round++) {
                ParkAndUnpark shared = new ParkAndUnpark();
                Thread sleeper = Together.thread(shared::await);
                sleeper.start();
                shared.addAlone();
                shared.ready = true;
                LockSupport.unpark(sleeper);
                Together.join(sleeper);
            }
        }
    }
}
