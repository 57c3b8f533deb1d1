package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;

/** Dependencies that run through several threads before they come back. */
final class Rings {
    private Rings() {}

    /** Cells, each with a lock of its own that is held for one access. */
    static class Cells {
        final int[] cells;

        Cells(int size) {
            cells = new int[size];
        }

        void write(int cell) {
            synchronized (cellLock(cell)) {
                cells[cell]++;
            }
        }

        int read(int cell) {
            synchronized (cellLock(cell)) {
                return cells[cell];
            }
        }

        private final Object[] locks = {new Object(), new Object(), new Object(), new Object(), new Object()};

        private Object cellLock(int cell) {
            return locks[cell];
        }

        /** Each thread writes its own cell, then reads its neighbour's. */
        @Atomic
        void passOn(int own) {
            write(own);
            Interleave.here();
            read((own + 1) % cells.length);
        }

        /** The other way round: two neighbours of a ring of these can be cut, or none of them while all are in a ring. */
        @Atomic
        void lookThenWrite(int own) {
            read((own + 1) % cells.length);
            Interleave.here();
            write(own);
        }
    }

    private static void round(Cells cells, Step step) {
        Together.Body[] bodies = new Together.Body[cells.cells.length];
        for (int i = 0; i < bodies.length; i++) {
            int own = i;
            bodies[i] = () -> {
                for (int round = 0; round < Together.ROUNDS; round++) {
                    step.take(own);
                }
            };
        }
        Together.run(bodies);
    }

    private interface Step {
        void take(int own);
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class Three {
        public static void main(String[] args) {
            Cells cells = new Cells(3);
            round(cells, cells::passOn);
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ThreeLooking {
        public static void main(String[] args) {
            Cells cells = new Cells(3);
            round(cells, cells::lookThenWrite);
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class Five {
        public static void main(String[] args) {
            Cells cells = new Cells(5);
            round(cells, cells::passOn);
        }
    }

    /** Two regions, each of which reads what the other one writes later: a ring that cuts neither of them. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class WriteSkew {
        private final Cells cells = new Cells(2);

        @Atomic
        void claim(int own) {
            int taken = cells.read(1 - own);
            Interleave.here();
            if (taken < 100) {
                cells.write(own);
            }
        }

        public static void main(String[] args) {
            WriteSkew skew = new WriteSkew();
            Together.run(() -> Checks.repeat(() -> skew.claim(0)), () -> Checks.repeat(() -> skew.claim(1)));
        }
    }

    /** Events outside all regions are links of the ring too. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ThroughUnaryEvents {
        private volatile int first;
        private volatile int second;
        private volatile int third;

        @Atomic
        int region() {
            first = 1;
            Interleave.here();
            return third;
        }

        public static void main(String[] args) {
            ThroughUnaryEvents ring = new ThroughUnaryEvents();
            Together.run(
                    () -> Checks.repeat(ring::region),
                    () -> Checks.repeat(() -> ring.second = ring.first),
                    () -> Checks.repeat(() -> ring.third = ring.second));
        }
    }

    /** All locks of the ring before the first access: two-phase locking. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class TwoPhase {
        private final Object[] locks = {new Object(), new Object(), new Object()};
        private final int[] cells = new int[3];

        @Atomic
        void passOn(int own) {
            int next = (own + 1) % 3;
            synchronized (locks[Math.min(own, next)]) {
                Interleave.here();
                synchronized (locks[Math.max(own, next)]) {
                    cells[own]++;
                    Interleave.here();
                    cells[next] += cells[own];
                }
            }
        }

        public static void main(String[] args) {
            TwoPhase ring = new TwoPhase();
            Together.run(
                    () -> Checks.repeat(() -> ring.passOn(0)),
                    () -> Checks.repeat(() -> ring.passOn(1)),
                    () -> Checks.repeat(() -> ring.passOn(2)));
        }
    }

    /** A region that lasts while others come and go: it reaches them all, their slots must stay theirs. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class LongRegion {
        private final Cells cells = new Cells(4);
        private volatile boolean over;

        @Atomic
        void longRegion() {
            cells.write(0);
            while (!over) {
                Interleave.here();
            }
            cells.write(3);
        }

        @Atomic
        void shift(int from) {
            cells.read(from);
            cells.write(from + 1);
        }

        public static void main(String[] args) {
            LongRegion ring = new LongRegion();
            Thread longest = Together.thread(ring::longRegion);
            longest.start();
            for (int round = 0; round < 4; round++) {
                for (int cell = 0; cell < 3; cell++) {
                    int from = cell;
                    Together.repeat(2, 1, () -> ring.shift(from));
                }
            }
            ring.over = true;
            Together.join(longest);
        }
    }
}
