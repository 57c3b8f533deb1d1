package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;

/** Hand-over through volatile fields, and constructors that give their object away. */
final class Volatiles {
    private Volatiles() {}

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class FlagHandOver {
        private int low;
        private int high;
        private volatile boolean ready;

        @Atomic
        void fill() {
            low = 1;
            Interleave.here();
            high = 2;
        }

        @Atomic
        int take() {
            int sum = low;
            Interleave.here();
            return sum + high;
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                FlagHandOver box = new FlagHandOver();
                Together.run(
                        () -> {
                            box.fill();
                            box.ready = true;
                        },
                        () -> {
                            while (!box.ready) {
                                Interleave.here();
                            }
                            box.take();
                        });
            }
        }
    }

    /** Waits for the flag inside the region, without saying so. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class SpinInsideRegion {
        private volatile boolean ready;
        private int value;

        @Atomic
        int await() {
            while (!ready) {
                Interleave.here();
            }
            return value;
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                SpinInsideRegion box = new SpinInsideRegion();
                Together.run(box::await, () -> {
                    box.value = 1;
                    box.ready = true;
                });
            }
        }
    }

    /** The same, but the spin says that it waits: the region is split there. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class SpinThatSaysSo {
        private volatile boolean ready;
        private int value;

        @Atomic
        int await() {
            while (!ready) {
                Thread.onSpinWait();
            }
            return value;
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                SpinThatSaysSo box = new SpinThatSaysSo();
                Together.run(box::await, () -> {
                    box.value = 1;
                    box.ready = true;
                });
            }
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class PublishImmutable {
        private static final class Range {
            private int low; // not final, so that it is watched
            private int high;

            Range(int low, int high) {
                this.low = low;
                this.high = high;
            }
        }

        private volatile Range range = new Range(0, 1);

        @Atomic
        void replace(int low) {
            range = new Range(low, low + 1);
        }

        @Atomic
        int width() {
            Range seen = range;
            Interleave.here();
            return seen.high - seen.low;
        }

        public static void main(String[] args) {
            PublishImmutable holder = new PublishImmutable();
            Together.run(
                    () -> Checks.repeat(() -> holder.replace(3)),
                    () -> Checks.repeat(() -> holder.replace(4)),
                    () -> Checks.repeat(holder::width));
        }
    }

    /** Looks at the volatile field twice. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class PublishReadTwice {
        private volatile int[] range = {0, 1};

        @Atomic
        void replace(int low) {
            range = new int[] {low, low + 1};
        }

        @Atomic
        int width() {
            int low = range[0];
            Interleave.here();
            return range[1] - low;
        }

        public static void main(String[] args) {
            PublishReadTwice holder = new PublishReadTwice();
            Together.run(() -> Checks.repeat(() -> holder.replace(3)), () -> Checks.repeat(holder::width));
        }
    }

    /** The volatile is a turn that goes round: each thread has the data for itself while it is its turn. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class TakingTurns {
        private volatile int turn;
        private int shared;

        @Atomic
        void work() {
            int old = shared;
            Interleave.here();
            shared = old + 1;
        }

        private void rounds(int mine) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                while (turn != mine) {
                    Thread.yield();
                }
                work();
                turn = (mine + 1) % 3;
            }
        }

        public static void main(String[] args) {
            TakingTurns turns = new TakingTurns();
            Together.run(() -> turns.rounds(0), () -> turns.rounds(1), () -> turns.rounds(2));
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ConstructorLeaks {
        private static volatile ConstructorLeaks published;
        private int value;

        ConstructorLeaks() {
            published = this;
            Interleave.here();
            value = 1;
        }

        @Atomic
        static int readTwice() {
            ConstructorLeaks seen = published;
            if (seen == null) {
                return 0;
            }
            int first = seen.value;
            Interleave.here();
            return first - seen.value;
        }

        public static void main(String[] args) {
            Together.run(() -> Checks.repeat(ConstructorLeaks::new), () -> Checks.repeat(ConstructorLeaks::readTwice));
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ConstructorKeeps {
        private static volatile ConstructorKeeps published;
        private int value;

        ConstructorKeeps() {
            value = 1;
        }

        static void publish() {
            published = new ConstructorKeeps();
        }

        @Atomic
        static int readTwice() {
            ConstructorKeeps seen = published;
            if (seen == null) {
                return 0;
            }
            int first = seen.value;
            Interleave.here();
            return first - seen.value;
        }

        public static void main(String[] args) {
            Together.run(
                    () -> Checks.repeat(ConstructorKeeps::publish), () -> Checks.repeat(ConstructorKeeps::readTwice));
        }
    }
}
