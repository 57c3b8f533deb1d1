package ordering;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Regions that decide to wait before they take the lock: the signal comes in between, and nobody hears it. */
@SuppressWarnings({"WaitNotInLoop", "NakedNotify"}) // that is the mistake
final class LostSignals {
    private LostSignals() {}

    static List<Cut> all() {
        return List.of(
                new OfMonitor(),
                new OfMonitorForATime(),
                new InLoopAroundTheLock(),
                new OfSynchronizedMethod(),
                new DecidedUnderAnotherLock(),
                new OfCondition(),
                new ForEver());
    }

    /** The region finds that it has to wait; then the other thread sees to it that it need not, and wakes all who wait. */
    abstract static class Lost extends Cut {
        final Object monitor = new Object();
        volatile boolean ready;

        final void othersComeIn() {
            turns.pass(1);
            turns.await(2);
        }

        @Override
        void beside() {
            turns.await(1);
            ready = true;
            synchronized (monitor) {
                monitor.notifyAll();
            }
            turns.pass(2);
        }
    }

    private static IllegalStateException unexpected(InterruptedException e) {
        return new IllegalStateException(e);
    }

    static final class OfMonitor extends Lost {
        private volatile Thread waiting;

        @Atomic
        @Override
        void region() {
            waiting = Thread.currentThread();
            if (!ready) {
                othersComeIn();
                synchronized (monitor) {
                    try {
                        monitor.wait();
                    } catch (InterruptedException e) {
                        turns.pass(3);
                    }
                }
            }
        }

        /** Nobody else would ever end the wait. */
        @Override
        void beside() {
            super.beside();
            while (waiting.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
            waiting.interrupt();
        }
    }

    static final class OfMonitorForATime extends Lost {
        @Atomic
        @Override
        void region() {
            if (!ready) {
                othersComeIn();
                synchronized (monitor) {
                    try {
                        monitor.wait(1);
                    } catch (InterruptedException e) {
                        throw unexpected(e);
                    }
                }
            }
        }
    }

    static final class InLoopAroundTheLock extends Lost {
        @Atomic
        @Override
        void region() {
            while (!ready) {
                othersComeIn();
                synchronized (monitor) {
                    try {
                        monitor.wait(1, 1);
                    } catch (InterruptedException e) {
                        throw unexpected(e);
                    }
                }
            }
        }
    }

    static final class OfSynchronizedMethod extends Lost {
        private synchronized void await(long millis) {
            try {
                if (millis > 0) {
                    wait(millis);
                } else {
                    wait();
                }
            } catch (InterruptedException e) {
                throw unexpected(e);
            }
        }

        @Atomic
        @Override
        void region() {
            if (!ready) {
                othersComeIn();
                await(1);
            }
        }

        @Override
        void beside() {
            turns.await(1);
            ready = true;
            synchronized (this) {
                notify();
            }
            turns.pass(2);
        }
    }

    /** A pool that keeps its state under one lock and lets each borrower wait on an object of its own. */
    static final class DecidedUnderAnotherLock extends Lost {
        private Object pair;

        private synchronized boolean hasPair() {
            return pair != null;
        }

        private synchronized void setPair(Object given) {
            pair = given;
        }

        @Atomic
        @Override
        void region() {
            if (!hasPair()) {
                othersComeIn();
                synchronized (monitor) {
                    try {
                        monitor.wait(1);
                    } catch (InterruptedException e) {
                        throw unexpected(e);
                    }
                }
            }
        }

        @Override
        void beside() {
            turns.await(1);
            setPair("an object");
            synchronized (monitor) {
                monitor.notify();
            }
            turns.pass(2);
        }
    }

    static final class OfCondition extends Lost {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition isReady = lock.newCondition();

        @Atomic
        @Override
        void region() {
            if (!ready) {
                othersComeIn();
                lock.lock();
                try {
                    isReady.await(1, TimeUnit.MILLISECONDS);
                } catch (InterruptedException e) {
                    throw unexpected(e);
                } finally {
                    lock.unlock();
                }
            }
        }

        @Override
        void beside() {
            turns.await(1);
            ready = true;
            lock.lock();
            try {
                isReady.signalAll();
            } finally {
                lock.unlock();
            }
            turns.pass(2);
        }
    }

    /** The thread still waits when the program ends. */
    static final class ForEver extends Lost {
        @Atomic
        @Override
        void region() {
            if (!ready) {
                othersComeIn();
                synchronized (monitor) {
                    turns.pass(3);
                    try {
                        monitor.wait();
                    } catch (InterruptedException e) {
                        throw unexpected(e);
                    }
                }
            }
        }

        @Override
        void run() {
            Thread waiting = new Thread(this::region);
            waiting.setDaemon(true);
            waiting.start();
            beside();
            while (waiting.getState() != Thread.State.WAITING) {
                Thread.onSpinWait();
            }
        }
    }
}
