package zoo;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
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
}
