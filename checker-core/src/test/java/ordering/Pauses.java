package ordering;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Regions with a pause between two steps, where another thread comes in: a pause waits for nobody. */
@SuppressWarnings("ThreadPriorityCheck") // that is what is tried
final class Pauses {
    private Pauses() {}

    static List<Cut> all() {
        return List.of(
                new Sleep(),
                new OfTimeUnit(),
                new ParkForATime(),
                new Yield(),
                new Spin(),
                new InMethod(),
                new InCountedLoop(),
                new ClosedPool());
    }

    /** Another thread writes in the middle. */
    abstract static class Between extends Cut {
        /** The two steps of the region are around it. */
        final void othersComeIn() {
            turns.pass(1);
            turns.await(2);
        }

        @Override
        void beside() {
            turns.await(1);
            first++;
            turns.pass(2);
        }
    }

    static final class Sleep extends Between {
        @Atomic
        @Override
        void region() {
            int before = first;
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            othersComeIn();
            first = before + 1;
        }
    }

    static final class OfTimeUnit extends Between {
        @Atomic
        @Override
        void region() {
            int before = first;
            try {
                TimeUnit.MILLISECONDS.sleep(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            othersComeIn();
            first = before + 1;
        }
    }

    static final class ParkForATime extends Between {
        @Atomic
        @Override
        void region() {
            int before = first;
            LockSupport.parkNanos(1000);
            othersComeIn();
            first = before + 1;
        }
    }

    static final class Yield extends Between {
        @Atomic
        @Override
        void region() {
            int before = first;
            Thread.yield();
            othersComeIn();
            first = before + 1;
        }
    }

    static final class Spin extends Between {
        @Atomic
        @Override
        void region() {
            int before = first;
            for (int i = 0; i < 100; i++) {
                Thread.onSpinWait();
            }
            othersComeIn();
            first = before + 1;
        }
    }

    static final class InMethod extends Between {
        @Atomic
        @Override
        void region() {
            int before = first;
            sleep(1);
            othersComeIn();
            first = before + 1;
        }

        static void sleep(long millis) {
            try {
                Thread.sleep(millis);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static final class InCountedLoop extends Between {
        private final Map<String, Integer> map = new HashMap<>(Map.of("a", 1));

        @Atomic
        @Override
        void region() {
            for (int i = 1; i < 3; i++) {
                int before = map.get("a");
                InMethod.sleep(1);
                turns.pass(i);
                turns.await(2);
                map.put("a", before + 1);
            }
        }

        @Override
        void beside() {
            turns.await(1);
            map.put("a", 7);
            turns.pass(2);
        }
    }

    /** An object is given back to a pool that is closed meanwhile: nobody will ever take it out. */
    static final class ClosedPool extends Between {
        private boolean isClosed;
        private int idle;

        private synchronized boolean isClosed() {
            return isClosed;
        }

        private synchronized void addIdle() {
            idle++;
        }

        private synchronized void close() {
            isClosed = true;
            idle = 0;
        }

        @Atomic
        @Override
        void region() {
            if (!isClosed()) {
                InMethod.sleep(1);
                othersComeIn();
                addIdle();
            }
        }

        @Override
        void beside() {
            turns.await(1);
            close();
            turns.pass(2);
        }
    }
}
