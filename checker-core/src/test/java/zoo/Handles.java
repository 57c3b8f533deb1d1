package zoo;

import dev.atomicity.zoo.Interleave;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.nio.ByteOrder;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Fields that are accessed through handles. */
final class Handles {
    private Handles() {}

    /** A handle, the field that it leads to, and what goes wrong if it is used in the wrong way. */
    static class Cell {
        static final VarHandle VALUE =
                Together.unchecked(() -> MethodHandles.lookup().findVarHandle(Cell.class, "value", int.class));

        volatile int value;

        @Atomic
        int get() {
            return (int) VALUE.getVolatile(this);
        }

        /** The handler is in the same method. */
        @Atomic
        boolean refuses() {
            try {
                VALUE.setVolatile(this, "no number");
                return false;
            } catch (WrongMethodTypeException e) {
                return true;
            }
        }

        /** The exception leaves the method. */
        @Atomic
        void fail() {
            VALUE.setVolatile(this, "no number");
        }
    }

    /** A call that fails leaves the variable to others, also if its thread does nothing any more for a long time. */
    @Expect(data = Expect.Outcome.QUIET, dataAndLocks = Expect.Outcome.QUIET)
    static final class FailingCalls {
        public static void main(String[] args) {
            Cell caught = new Cell();
            Cell escaped = new Cell();
            CountDownLatch failed = new CountDownLatch(1);
            CountDownLatch looked = new CountDownLatch(1);
            Together.run(
                    () -> {
                        caught.refuses();
                        failed.countDown();
                        looked.await();
                    },
                    () -> {
                        failed.await();
                        caught.get();
                        looked.countDown();
                    });
            CountDownLatch failedAgain = new CountDownLatch(1);
            CountDownLatch lookedAgain = new CountDownLatch(1);
            Together.run(
                    () -> {
                        try {
                            escaped.fail();
                        } catch (WrongMethodTypeException e) {
                            failedAgain.countDown();
                        }
                        lookedAgain.await();
                    },
                    () -> {
                        failedAgain.await();
                        escaped.get();
                        lookedAgain.countDown();
                    });
        }
    }

    /** A read, and a try to write that another thread has made void: the loop begins anew, as if it had not been. */
    @Expect(data = Expect.Outcome.QUIET, dataAndLocks = Expect.Outcome.QUIET)
    static final class RetryLoops {
        private static final AtomicIntegerFieldUpdater<Cell> UPDATER =
                AtomicIntegerFieldUpdater.newUpdater(Cell.class, "value");

        private final AtomicInteger atomic = new AtomicInteger();
        private final Cell cell = new Cell();

        public static void main(String[] args) {
            RetryLoops loops = new RetryLoops();
            Together.repeat(3, Together.ROUNDS, () -> {
                loops.addToAtomic();
                loops.addThroughHandle();
                loops.addThroughUpdater();
            });
        }

        @Atomic
        private void addToAtomic() {
            int seen;
            do {
                seen = atomic.get();
            } while (!atomic.compareAndSet(seen, seen + 1));
        }

        @Atomic
        private void addThroughHandle() {
            int seen;
            do {
                seen = (int) Cell.VALUE.getVolatile(cell);
            } while (!Cell.VALUE.compareAndSet(cell, seen, seen + 1));
        }

        @Atomic
        private void addThroughUpdater() {
            int seen;
            do {
                seen = UPDATER.get(cell);
            } while (!UPDATER.compareAndSet(cell, seen, seen + 1));
        }
    }

    /** A static field, read in the plain way and written through its handle. */
    static class Total {
        static final VarHandle TOTAL =
                Together.unchecked(() -> MethodHandles.lookup().findStaticVarHandle(Total.class, "total", int.class));

        static volatile int total;

        /** Between the two accesses others may come. */
        static void add() {
            int seen = total;
            Interleave.here();
            TOTAL.setVolatile(seen + 1);
        }
    }

    @Expect(data = Expect.Outcome.MAY_BE_CUT, dataAndLocks = Expect.Outcome.MAY_BE_CUT)
    static final class StaticFieldBroken {
        @Atomic
        static void addOne() {
            Total.add();
        }

        public static void main(String[] args) {
            Together.repeat(2, Together.ROUNDS, StaticFieldBroken::addOne);
        }
    }

    @Expect(data = Expect.Outcome.QUIET, dataAndLocks = Expect.Outcome.QUIET)
    static final class StaticFieldRight {
        @Atomic
        static synchronized void addOne() {
            Total.add();
        }

        @Atomic
        static void addIfSeen() {
            int seen;
            do {
                seen = (int) Total.TOTAL.getAcquire();
            } while (!Total.TOTAL.compareAndSet(seen, seen + 1));
        }

        public static void main(String[] args) {
            Together.repeat(3, Together.ROUNDS, StaticFieldRight::addOne);
            Together.repeat(3, Together.ROUNDS, StaticFieldRight::addIfSeen);
        }
    }

    /** Numbers in an array of bytes; the checks look at single bytes of them. */
    static class Packed {
        static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

        final byte[] bytes = new byte[24];

        void addToLast() {
            byte last = bytes[15];
            Interleave.here();
            LONG.set(bytes, 8, (long) LONG.get(bytes, 8) + last + 1);
        }
    }

    @Expect(data = Expect.Outcome.MAY_BE_CUT, dataAndLocks = Expect.Outcome.MAY_BE_CUT)
    static final class BytesBroken extends Packed {
        @Atomic
        void change() {
            addToLast();
        }

        @Atomic
        void changeUpper() {
            INT.set(bytes, 12, 1);
        }

        public static void main(String[] args) {
            BytesBroken packed = new BytesBroken();
            Together.run(() -> Checks.repeat(packed::change), () -> Checks.repeat(packed::changeUpper));
        }
    }

    /** Views side by side do not meet, and those that overlap are used under a lock. */
    @Expect(data = Expect.Outcome.QUIET, dataAndLocks = Expect.Outcome.QUIET)
    static final class BytesRight extends Packed {
        @Atomic
        synchronized void change() {
            addToLast();
        }

        @Atomic
        void changeNeighbours() {
            INT.set(bytes, 4, (int) INT.get(bytes, 4) + 1);
            bytes[16]++;
            Interleave.here();
            INT.set(bytes, 4, (int) INT.get(bytes, 4) + 1);
            bytes[16]++;
        }

        public static void main(String[] args) {
            BytesRight packed = new BytesRight();
            Together.run(
                    () -> Checks.repeat(packed::change),
                    () -> Checks.repeat(packed::change),
                    () -> Checks.repeat(packed::changeNeighbours));
        }
    }
}
