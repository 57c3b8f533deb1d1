package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;

/** One number, many ways to add to it. */
final class Counters {
    private Counters() {}

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class Unsynchronized {
        private int count;

        @Atomic
        void increment() {
            int old = count;
            Interleave.here();
            count = old + 1;
        }

        public static void main(String[] args) {
            Unsynchronized counter = new Unsynchronized();
            Together.repeat(2, Together.ROUNDS, counter::increment);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class SynchronizedMethod {
        private int count;

        @Atomic
        synchronized void increment() {
            int old = count;
            Interleave.here();
            count = old + 1;
        }

        public static void main(String[] args) {
            SynchronizedMethod counter = new SynchronizedMethod();
            Together.repeat(3, Together.ROUNDS, counter::increment);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class SynchronizedBlock {
        private final Object lock = new Object();
        private long count;

        @Atomic
        void increment() {
            synchronized (lock) {
                long old = count;
                Interleave.here();
                count = old + 1;
            }
        }

        public static void main(String[] args) {
            SynchronizedBlock counter = new SynchronizedBlock();
            Together.repeat(3, Together.ROUNDS, counter::increment);
        }
    }

    /** Each access has the lock, the two together have not: the lost update. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class LockPerAccess {
        private int count;

        synchronized int get() {
            return count;
        }

        synchronized void set(int value) {
            count = value;
        }

        @Atomic
        void increment() {
            int old = get();
            Interleave.here();
            set(old + 1);
        }

        public static void main(String[] args) {
            LockPerAccess counter = new LockPerAccess();
            Together.repeat(2, Together.ROUNDS, counter::increment);
        }
    }

    /** Each thread has a lock of its own. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class DifferentLocks {
        private int count;

        @Atomic
        void increment(Object lock) {
            synchronized (lock) {
                int old = count;
                Interleave.here();
                count = old + 1;
            }
        }

        public static void main(String[] args) {
            DifferentLocks counter = new DifferentLocks();
            Together.run(() -> counter.rounds(new Object()), () -> counter.rounds(new Object()));
        }

        private void rounds(Object lock) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                increment(lock);
            }
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class VolatileIncrement {
        private volatile int count;

        @Atomic
        @SuppressWarnings("NonAtomicOperationOnVolatileField")
        void increment() {
            count = count + 1;
        }

        public static void main(String[] args) {
            VolatileIncrement counter = new VolatileIncrement();
            Together.repeat(3, 4 * Together.ROUNDS, counter::increment);
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class StaticUnsynchronized {
        private static int count;
        private static volatile long wide;

        @Atomic
        static void increment() {
            int old = count;
            Interleave.here();
            count = old + 1;
            wide = wide + 1;
        }

        public static void main(String[] args) {
            Together.repeat(2, Together.ROUNDS, StaticUnsynchronized::increment);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class StaticSynchronized {
        private static int count;

        @Atomic
        static synchronized void increment() {
            int old = count;
            Interleave.here();
            count = old + 1;
        }

        public static void main(String[] args) {
            Together.repeat(3, Together.ROUNDS, StaticSynchronized::increment);
        }
    }

    /** A region in a region is part of it, and so is the lock taken twice. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class NestedAndRecursive {
        private int count;

        @Atomic
        synchronized void increment() {
            add(1);
            Interleave.here();
            add(-1);
            add(1);
        }

        @Atomic
        synchronized void add(int amount) {
            count += amount;
        }

        public static void main(String[] args) {
            NestedAndRecursive counter = new NestedAndRecursive();
            Together.repeat(3, Together.ROUNDS, counter::increment);
        }
    }

    /** The inner regions are whole, the outer one is not. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class NestedBroken {
        private int count;

        @Atomic
        void incrementTwice() {
            add();
            Interleave.here();
            add();
        }

        @Atomic
        synchronized void add() {
            count++;
        }

        public static void main(String[] args) {
            NestedBroken counter = new NestedBroken();
            Together.repeat(2, Together.ROUNDS, counter::incrementTwice);
        }
    }

    /** Two sections of one lock with different data: only the lock is handed over in between. */
    @Expect(data = QUIET, dataAndLocks = MAY_BE_CUT)
    static final class LockTwiceDataOnce {
        private final Object lock = new Object();
        private final int[] counts = new int[2];

        @Atomic
        void work(int mine) {
            synchronized (lock) {
                counts[mine]++;
            }
            Interleave.here();
            synchronized (lock) {
                counts[mine]++;
            }
        }

        public static void main(String[] args) {
            LockTwiceDataOnce counter = new LockTwiceDataOnce();
            Together.run(() -> counter.rounds(0), () -> counter.rounds(1));
        }

        private void rounds(int mine) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                work(mine);
            }
        }
    }
}
