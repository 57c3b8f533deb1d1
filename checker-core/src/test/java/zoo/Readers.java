package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;

/** Many readers of one variable: sets of readers come and go. */
final class Readers {
    private Readers() {}

    static class Value {
        int value;
        int copy;

        @Atomic
        int readTwice() {
            int first = value;
            Interleave.here();
            return first - copy;
        }

        @Atomic
        void write() {
            value++;
            Interleave.here();
            copy = value;
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class WriterWithoutLock extends Value {
        public static void main(String[] args) {
            WriterWithoutLock shared = new WriterWithoutLock();
            Together.run(
                    () -> Checks.repeat(shared::write),
                    () -> Checks.repeat(shared::readTwice),
                    () -> Checks.repeat(shared::readTwice),
                    () -> Checks.repeat(shared::readTwice),
                    () -> Checks.repeat(shared::readTwice));
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class WriterWithLock extends Value {
        @Override
        @Atomic
        synchronized int readTwice() {
            return super.readTwice();
        }

        @Override
        @Atomic
        synchronized void write() {
            super.write();
        }

        public static void main(String[] args) {
            WriterWithLock shared = new WriterWithLock();
            Together.run(
                    () -> Checks.repeat(shared::write),
                    () -> Checks.repeat(shared::readTwice),
                    () -> Checks.repeat(shared::readTwice),
                    () -> Checks.repeat(shared::readTwice));
        }
    }

    /** Nobody writes once the threads are there. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class Frozen extends Value {
        public static void main(String[] args) {
            for (int round = 0; round < 4; round++) {
                Frozen shared = new Frozen();
                shared.write();
                Together.repeat(6, 4, shared::readTwice);
                shared.write();
            }
        }
    }

    /** Threads read, end, and others read in their place: a set must neither lose nor keep too many. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ReadersComeAndGo extends Value {
        private volatile boolean over;

        @Atomic
        int readOften() {
            int sum = 0;
            for (int i = 0; i < 5; i++) {
                sum += value + copy;
                Interleave.here();
            }
            return sum;
        }

        public static void main(String[] args) {
            ReadersComeAndGo shared = new ReadersComeAndGo();
            Thread writer = Together.thread(() -> {
                while (!shared.over) {
                    shared.write();
                    Thread.yield();
                }
            });
            writer.start();
            for (int round = 0; round < 4; round++) {
                Together.repeat(5, 1, shared::readOften);
            }
            shared.over = true;
            Together.join(writer);
        }
    }

    /** More variables with reader sets than are kept before the dead ones are collected; the objects die shared. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ManySets {
        private static final int OBJECTS = 300;

        @Atomic
        static int readAll(Value[] values) {
            int sum = 0;
            for (Value value : values) {
                sum += value.value;
            }
            return sum;
        }

        public static void main(String[] args) {
            for (int round = 0; round < 3; round++) {
                Value[] values = new Value[OBJECTS];
                for (int i = 0; i < OBJECTS; i++) {
                    values[i] = new Value();
                }
                Together.repeat(3, 1, () -> readAll(values));
            }
        }
    }

    /** Objects are shared under a lock, dropped while their readers are still known, and replaced. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class DyingWhileShared {
        private Value current = new Value();

        @Atomic
        synchronized int read() {
            Value seen = current;
            Interleave.here();
            return seen.value + seen.copy;
        }

        @Atomic
        synchronized void replace() {
            current.value++;
            current = new Value();
            current.copy = 1;
        }

        public static void main(String[] args) {
            DyingWhileShared shared = new DyingWhileShared();
            Together.run(
                    () -> Checks.repeat(shared::read),
                    () -> Checks.repeat(shared::read),
                    () -> Checks.repeat(shared::replace));
        }
    }
}
