package lockfree;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Counters under locks that spin. */
public class SpinLocks {
    private SpinLocks() {}

    public static class Ticket {
        private final AtomicInteger next = new AtomicInteger();
        private volatile int serving;
        private int count;

        public void add() {
            int mine = next.getAndIncrement();
            while (serving != mine) {
                Thread.onSpinWait();
            }
            count++;
            serving = mine + 1;
        }
    }

    public static class TestAndSet {
        private final AtomicBoolean locked = new AtomicBoolean();
        private int count;
        private int total;

        public void add(int amount) {
            while (true) {
                while (locked.get()) {
                    Thread.onSpinWait();
                }
                if (locked.compareAndSet(false, true)) {
                    break;
                }
            }
            count++;
            total += amount;
            locked.set(false);
        }
    }

    /** Serves the next one before it has counted. */
    public static class TicketTooEarly {
        private final AtomicInteger next = new AtomicInteger();
        private volatile int serving;
        private int count;

        public void add() {
            int mine = next.getAndIncrement();
            while (serving != mine) {
                Thread.onSpinWait();
            }
            serving = mine + 1;
            count++;
        }
    }

    /** Lets the next one in before it has added. */
    public static class ReleasedTooEarly {
        private final AtomicBoolean locked = new AtomicBoolean();
        private int count;
        private int total;

        public void add(int amount) {
            while (true) {
                while (locked.get()) {
                    Thread.onSpinWait();
                }
                if (locked.compareAndSet(false, true)) {
                    break;
                }
            }
            count++;
            locked.set(false);
            total += amount;
        }
    }
}
