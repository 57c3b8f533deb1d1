package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;

/** Look first, act afterwards; make something once. */
final class Checks {
    private Checks() {}

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class CheckThenAct {
        private int seats = 8;

        synchronized boolean isFree() {
            return seats > 0;
        }

        synchronized void take() {
            seats--;
        }

        @Atomic
        void book() {
            if (isFree()) {
                Interleave.here();
                take();
            }
        }

        public static void main(String[] args) {
            CheckThenAct flight = new CheckThenAct();
            Together.repeat(2, Together.ROUNDS, flight::book);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class CheckAndActTogether {
        private int seats = 8;

        @Atomic
        synchronized void book() {
            if (seats > 0) {
                Interleave.here();
                seats--;
            }
        }

        public static void main(String[] args) {
            CheckAndActTogether flight = new CheckAndActTogether();
            Together.repeat(3, Together.ROUNDS, flight::book);
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class LazyUnsynchronized {
        private Object made;

        @Atomic
        Object get() {
            if (made == null) {
                Interleave.here();
                made = new Object();
            }
            return made;
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                LazyUnsynchronized lazy = new LazyUnsynchronized();
                Together.repeat(2, 2, lazy::get);
            }
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class LazySynchronized {
        private Object made;

        @Atomic
        synchronized Object get() {
            if (made == null) {
                Interleave.here();
                made = new Object();
            }
            return made;
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                LazySynchronized lazy = new LazySynchronized();
                Together.repeat(2, 2, lazy::get);
            }
        }
    }

    /** Who has seen null first looks again. The lock alone would cut it. */
    @Expect(data = QUIET, dataAndLocks = MAY_BE_CUT)
    static final class DoubleChecked {
        private volatile Object made;

        @Atomic
        Object get() {
            Object seen = made;
            if (seen == null) {
                Interleave.here();
                synchronized (this) {
                    seen = made;
                    if (seen == null) {
                        seen = new Object();
                        made = seen;
                    }
                }
            }
            return seen;
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                DoubleChecked lazy = new DoubleChecked();
                Together.repeat(2, 2, lazy::get);
            }
        }
    }

    /** Without volatile it is wrong, but not because it is cut. */
    @Expect(data = QUIET, dataAndLocks = MAY_BE_CUT)
    @SuppressWarnings("DoubleCheckedLocking")
    static final class DoubleCheckedPlain {
        private int[] made;

        @Atomic
        int get() {
            if (made == null) {
                Interleave.here();
                synchronized (this) {
                    if (made == null) {
                        made = new int[] {1};
                    }
                }
            }
            return made[0];
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                DoubleCheckedPlain lazy = new DoubleCheckedPlain();
                Together.repeat(2, 2, lazy::get);
            }
        }
    }

    /** What was seen before the lock is given back, whatever was found under it. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class DoubleCheckedInVain {
        private volatile Object made;

        @Atomic
        Object get() {
            Object seen = made;
            if (seen == null) {
                Interleave.here();
                synchronized (this) {
                    if (made == null) {
                        made = new Object();
                    }
                }
            }
            return seen;
        }

        public static void main(String[] args) {
            for (int round = 0; round < Together.ROUNDS; round++) {
                DoubleCheckedInVain lazy = new DoubleCheckedInVain();
                Together.repeat(2, 2, lazy::get);
            }
        }
    }

    /** The class initialiser does it: nothing of it can be seen half done. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class HolderClass {
        private static final class Holder {
            static final int[] MADE = {1, 2};
        }

        @Atomic
        static int get() {
            int first = Holder.MADE[0];
            Interleave.here();
            return first + Holder.MADE[1];
        }

        public static void main(String[] args) {
            Together.repeat(3, Together.ROUNDS, HolderClass::get);
        }
    }

    /** Reads, writes and reads again while another one writes. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class PairUnsynchronized {
        private int low;
        private int high;

        @Atomic
        void move() {
            low++;
            Interleave.here();
            high++;
        }

        @Atomic
        int spread() {
            int bottom = low;
            Interleave.here();
            return high - bottom;
        }

        public static void main(String[] args) {
            PairUnsynchronized pair = new PairUnsynchronized();
            Together.run(() -> repeat(pair::move), () -> repeat(pair::spread));
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class PairSynchronized {
        private int low;
        private int high;

        @Atomic
        synchronized void move() {
            low++;
            Interleave.here();
            high++;
        }

        @Atomic
        synchronized int spread() {
            int bottom = low;
            Interleave.here();
            return high - bottom;
        }

        public static void main(String[] args) {
            PairSynchronized pair = new PairSynchronized();
            Together.run(() -> repeat(pair::move), () -> repeat(pair::spread), () -> repeat(pair::spread));
        }
    }

    static void repeat(Runnable body) {
        for (int round = 0; round < Together.ROUNDS; round++) {
            body.run();
        }
    }
}
