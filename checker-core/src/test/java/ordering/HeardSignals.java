package ordering;

import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Regions that wait and wake others up as it is meant: nothing is to be found, wherever others come in. */
@SuppressWarnings("NakedNotify") // what was changed is not always under the same lock
final class HeardSignals {
    private HeardSignals() {}

    static List<Cut> all() {
        return List.of(
                new LooksUnderTheLock(),
                new LooksAgainUnderTheLock(),
                new LooksUnderTheLockOfACondition(),
                new NotifiesTwice(),
                new WaitsBetweenTwoSignals(),
                new NotifiesFirst(),
                new UnparkedBefore());
    }

    private static IllegalStateException unexpected(InterruptedException e) {
        return new IllegalStateException(e);
    }

    /** The other thread changes the state before the region takes the lock. */
    static class LooksUnderTheLock extends Cut {
        boolean ready;

        @Atomic
        @Override
        void region() {
            turns.pass(1);
            turns.await(2);
            synchronized (this) {
                while (!ready) {
                    try {
                        wait();
                    } catch (InterruptedException e) {
                        throw unexpected(e);
                    }
                }
                ready = false;
                notifyAll();
            }
        }

        @Override
        void beside() {
            turns.await(1);
            synchronized (this) {
                ready = true;
                notifyAll();
            }
            turns.pass(2);
        }
    }

    static final class LooksAgainUnderTheLock extends LooksUnderTheLock {
        private boolean isOpen;

        @Atomic
        @Override
        void region() {
            if (!isOpen) {
                turns.pass(1);
                turns.await(2);
                synchronized (this) {
                    while (!isOpen) {
                        try {
                            wait();
                        } catch (InterruptedException e) {
                            throw unexpected(e);
                        }
                    }
                }
            }
        }

        @Override
        void beside() {
            turns.await(1);
            synchronized (this) {
                isOpen = true;
                notifyAll();
            }
            turns.pass(2);
        }
    }

    static final class LooksUnderTheLockOfACondition extends Cut {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition isReady = lock.newCondition();
        private boolean ready;

        @Atomic
        @Override
        void region() {
            turns.pass(1);
            turns.await(2);
            lock.lock();
            try {
                while (!ready) {
                    isReady.awaitUninterruptibly();
                }
            } finally {
                lock.unlock();
            }
        }

        @Override
        void beside() {
            turns.await(1);
            lock.lock();
            try {
                ready = true;
                isReady.signal();
            } finally {
                lock.unlock();
            }
            turns.pass(2);
        }
    }

    /** Between the two signals of the region another thread finds that it has to wait, for the second. */
    static final class NotifiesTwice extends Cut {
        private boolean isOpen;
        private boolean isReady;

        @Atomic
        @Override
        void region() {
            synchronized (this) {
                isOpen = true;
                notifyAll();
            }
            turns.pass(1);
            turns.await(2);
            synchronized (this) {
                isReady = true;
                notifyAll();
            }
        }

        @Override
        void beside() {
            turns.await(1);
            awaitReady();
        }

        private synchronized void awaitReady() {
            while (!isReady) {
                turns.pass(2);
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw unexpected(e);
                }
            }
        }
    }

    /** A clock that somebody may wake up early: it decides nothing before it waits. */
    static final class WaitsBetweenTwoSignals extends Cut {
        @Atomic
        @Override
        void region() {
            signal();
            turns.pass(1);
            turns.await(2);
            signal();
        }

        private synchronized void signal() {
            notifyAll();
        }

        @Override
        void beside() {
            turns.await(1);
            tick();
            turns.pass(2);
        }

        @Atomic
        synchronized void tick() {
            try {
                wait(1);
            } catch (InterruptedException e) {
                throw unexpected(e);
            }
        }
    }

    /** Under the lock it does not matter whether the state or the signal comes first. */
    static final class NotifiesFirst extends LooksUnderTheLock {
        @Atomic
        @Override
        void region() {
            super.region();
        }

        @Override
        void beside() {
            turns.await(1);
            synchronized (this) {
                notifyAll();
                ready = true;
            }
            turns.pass(2);
        }
    }

    /** A permit is not lost: the thread need not wait at all. */
    static final class UnparkedBefore extends Cut {
        private volatile boolean ready;
        private volatile Thread waiting;

        @Atomic
        @Override
        void region() {
            waiting = Thread.currentThread();
            if (!ready) {
                turns.pass(1);
                turns.await(2);
                LockSupport.park(this);
            }
        }

        @Override
        void beside() {
            turns.await(1);
            ready = true;
            LockSupport.unpark(waiting);
            turns.pass(2);
        }
    }
}
