package lockfree;

import java.util.concurrent.atomic.AtomicLong;

/** Two numbers that are always read together: an odd version means that somebody writes. */
public class SequenceLocks {
    private SequenceLocks() {}

    public static class OfField {
        private volatile int version;
        private int low;
        private int high;

        public synchronized void set(int value) {
            version++;
            low = value;
            high = value;
            version++;
        }

        public int difference() {
            int before;
            int seenLow;
            int seenHigh;
            do {
                before = version;
                seenLow = low;
                seenHigh = high;
            } while ((before & 1) != 0 || before != version);
            return seenHigh - seenLow;
        }
    }

    public static class OfAtomic {
        private final AtomicLong version = new AtomicLong();
        private volatile int low;
        private volatile int high;

        public void set(int value) {
            long free;
            do {
                free = version.get();
            } while ((free & 1) != 0 || !version.compareAndSet(free, free + 1));
            low = value;
            high = value;
            version.set(free + 2);
        }

        public int difference() {
            while (true) {
                long stamp = tryRead();
                int difference = high - low;
                if (isValid(stamp)) {
                    return difference;
                }
                Thread.onSpinWait();
            }
        }

        private long tryRead() {
            return version.get();
        }

        private boolean isValid(long stamp) {
            return (stamp & 1) == 0 && version.get() == stamp;
        }
    }

    /** Does not look again. */
    public static class WithoutSecondLook {
        private volatile int version;
        private int low;
        private int high;

        public synchronized void set(int value) {
            version++;
            low = value;
            high = value;
            version++;
        }

        public int difference() {
            int before;
            int seenLow;
            int seenHigh;
            do {
                before = version;
                seenLow = low;
                seenHigh = high;
            } while ((before & 1) != 0);
            return seenHigh - seenLow;
        }
    }

    /** The version says only that somebody has begun to write. */
    public static class WithoutEnd {
        private volatile int version;
        private int low;
        private int high;

        public synchronized void set(int value) {
            version++;
            low = value;
            high = value;
        }

        public int difference() {
            int before;
            int seenLow;
            int seenHigh;
            do {
                before = version;
                seenLow = low;
                seenHigh = high;
            } while (before != version);
            return seenHigh - seenLow;
        }
    }

    /** The sum is kept over the rounds. */
    public static class WithRest {
        private volatile int version;
        private int low;
        private int high;

        public synchronized void set(int value) {
            version++;
            low = value;
            high = value;
            version++;
        }

        public int difference() {
            int before;
            int difference = 0;
            do {
                before = version;
                difference = difference + high - low;
            } while (before != version);
            return difference;
        }
    }
}
