package ordering;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Regions that take a lock twice, while another thread takes it in between: cut if locks conflict, not by any data. */
final class Locks {
    private Locks() {}

    static List<Cut> all() {
        return List.of(
                new Monitor(), new Reentrant(), new WriteLock(), new Stamped(), new Permits(), new ReadThenWritten());
    }

    /** Two readers never wait for each other. */
    static List<Cut> shared() {
        return List.of(new ReadLock(), new StampedRead(), new Optimistic());
    }

    /** What the two threads do, without a variable of the program. */
    abstract static class Twice extends Cut {
        abstract void use();

        void useElsewhere() {
            use();
        }

        final void useTwice() {
            use();
            turns.pass(1);
            turns.await(2);
            use();
        }

        @Override
        void beside() {
            turns.await(1);
            useElsewhere();
            turns.pass(2);
        }
    }

    static final class Monitor extends Twice {
        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        synchronized void use() {}
    }

    static final class Reentrant extends Twice {
        private final ReentrantLock lock = new ReentrantLock();

        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        void use() {
            lock.lock();
            lock.lock();
            lock.unlock();
            lock.unlock();
        }
    }

    static final class WriteLock extends Twice {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();

        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        void use() {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        }
    }

    static final class ReadThenWritten extends Twice {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();

        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        void use() {
            lock.readLock().lock();
            lock.readLock().unlock();
        }

        @Override
        void useElsewhere() {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        }
    }

    static final class Stamped extends Twice {
        private final StampedLock lock = new StampedLock();

        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        void use() {
            long stamp = lock.writeLock();
            lock.unlock(stamp);
        }
    }

    /** It does not wait, so it does not split the region. */
    static final class Permits extends Twice {
        private final Semaphore permits = new Semaphore(1);

        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        void use() {
            if (permits.tryAcquire()) {
                permits.release();
            }
        }
    }

    static final class ReadLock extends Twice {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        void use() {
            lock.readLock().lock();
            lock.readLock().unlock();
        }
    }

    static final class StampedRead extends Twice {
        private final StampedLock lock = new StampedLock();

        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        void use() {
            long stamp = lock.readLock();
            lock.unlockRead(stamp);
        }
    }

    static final class Optimistic extends Twice {
        private final StampedLock lock = new StampedLock();

        @Atomic
        @Override
        void region() {
            useTwice();
        }

        @Override
        void use() {
            long stamp = lock.tryOptimisticRead();
            lock.validate(stamp);
        }
    }

    /** The way from the one variable to the other leads through a latch: a cut if signals count. */
    static final class Latch extends Cut {
        private final CountDownLatch latch = new CountDownLatch(1);

        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() throws Exception {
            Thread reader = new Thread(() -> {
                readFirst();
                latch.countDown();
            });
            reader.start();
            latch.await();
            writeSecond();
            reader.join();
        }
    }
}
