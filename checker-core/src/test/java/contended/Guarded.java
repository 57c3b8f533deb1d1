package contended;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** State that is guarded by a lock, or kept in one atomic. */
@SuppressWarnings({"JdkObsolete", "UnusedVariable"}) // they are what is tried
final class Guarded {
    private final ReentrantLock lock = new ReentrantLock();
    private final ReadWriteLock readWrite = new ReentrantReadWriteLock();
    private final StampedLock stamped = new StampedLock();
    private final Semaphore permit = new Semaphore(1);
    private final AtomicInteger counter = new AtomicInteger();
    private final AtomicLong total = new AtomicLong();
    private final LongAdder adder = new LongAdder();
    private final AtomicReference<Range> range = new AtomicReference<>(new Range(0, 0));
    private final ThreadLocal<StringBuilder> text = ThreadLocal.withInitial(StringBuilder::new);
    private final StringBuffer log = new StringBuffer();
    private int low;
    private int high;
    private volatile Object single;
    private boolean isReady;

    private record Range(int low, int high) {}

    private static final class Holder {
        static int[] values = {1, 2, 3};
    }

    static void right(int rounds) {
        Guarded shared = new Guarded();
        Crowd.all(rounds, round -> shared.withLock());
        Crowd.each(rounds, round -> shared.writing(), round -> shared.reading(), round -> shared.reading());
        Crowd.each(
                rounds,
                round -> shared.stampedWriting(),
                round -> shared.stampedReading(),
                round -> shared.optimisticReading());
        Crowd.each(rounds, round -> shared.stampedWriting(), round -> shared.upgrading(), round -> shared.upgrading());
        Crowd.all(rounds, round -> shared.withPermit());
        Crowd.all(rounds, round -> shared.casLoop());
        Crowd.all(rounds, round -> shared.exchangeLoop());
        Crowd.all(rounds, shared::atomics);
        Crowd.all(rounds, round -> shared.widen());
        Crowd.all(rounds, shared::ownText);
        Crowd.all(rounds, shared::append);
        for (int i = 0; i < Math.min(rounds, 200); i++) {
            Guarded fresh = new Guarded();
            Crowd.all(2, round -> fresh.doubleChecked());
            Crowd.all(2, round -> fresh.doubleCheckedLocal());
            Crowd.all(2, round -> fresh.doubleCheckedFlag());
        }
        Crowd.all(rounds, round -> holder());
    }

    static void broken(int rounds) {
        Guarded shared = new Guarded();
        Crowd.all(rounds, round -> shared.twoLocks());
        Crowd.each(rounds, round -> shared.stampedWriting(), round -> shared.optimisticUnchecked());
        Crowd.all(rounds, round -> shared.getThenSet());
        Crowd.all(rounds, round -> shared.staleUnderLock());
        for (int i = 0; i < Math.min(rounds, 200); i++) {
            Guarded fresh = new Guarded();
            Crowd.all(2, round -> fresh.checkedOnce());
        }
    }

    void withLock() {
        lock.lock();
        try {
            low++;
            high++;
        } finally {
            lock.unlock();
        }
    }

    void writing() {
        readWrite.writeLock().lock();
        try {
            low++;
            high++;
        } finally {
            readWrite.writeLock().unlock();
        }
    }

    int reading() {
        readWrite.readLock().lock();
        try {
            return high - low;
        } finally {
            readWrite.readLock().unlock();
        }
    }

    void stampedWriting() {
        long stamp = stamped.writeLock();
        try {
            low++;
            high++;
        } finally {
            stamped.unlockWrite(stamp);
        }
    }

    int stampedReading() {
        long stamp = stamped.readLock();
        try {
            return high - low;
        } finally {
            stamped.unlockRead(stamp);
        }
    }

    int optimisticReading() {
        long stamp = stamped.tryOptimisticRead();
        int from = low;
        int to = high;
        if (!stamped.validate(stamp)) {
            stamp = stamped.readLock();
            try {
                from = low;
                to = high;
            } finally {
                stamped.unlockRead(stamp);
            }
        }
        return to - from;
    }

    void upgrading() {
        long stamp = stamped.tryOptimisticRead();
        try {
            while (true) {
                int from = low;
                long write = stamped.tryConvertToWriteLock(stamp);
                if (write == 0) {
                    stamp = StampedLock.isReadLockStamp(stamp) || StampedLock.isWriteLockStamp(stamp)
                            ? stamp
                            : stamped.writeLock();
                    continue;
                }
                stamp = write;
                low = from + 1;
                high++;
                return;
            }
        } finally {
            if (StampedLock.isLockStamp(stamp)) {
                stamped.unlock(stamp);
            }
        }
    }

    void withPermit() throws InterruptedException {
        permit.acquire();
        try {
            low++;
            high++;
        } finally {
            permit.release();
        }
    }

    int casLoop() {
        while (true) {
            int old = counter.get();
            if (counter.compareAndSet(old, old + 1)) {
                return old;
            }
        }
    }

    int exchangeLoop() {
        int old = counter.get();
        while (true) {
            int found = counter.compareAndExchange(old, old + 1);
            if (found == old) {
                return old;
            }
            old = found;
        }
    }

    void atomics(int round) {
        adder.add(round);
        total.accumulateAndGet(round, Math::max);
        adder.increment();
    }

    int widen() {
        Range wider = range.updateAndGet(old -> new Range(old.low - 1, old.high + 1));
        return wider.high - wider.low;
    }

    int ownText(int round) {
        StringBuilder own = text.get();
        own.setLength(0);
        return own.append(round).length();
    }

    void append(int round) {
        if (log.length() < 1000) {
            synchronized (log) {
                log.append(round);
            }
        }
    }

    Object doubleChecked() {
        if (single == null) {
            synchronized (this) {
                if (single == null) {
                    single = new Object();
                }
            }
        }
        return single;
    }

    Object doubleCheckedLocal() {
        Object result = single;
        if (result == null) {
            synchronized (this) {
                result = single;
                if (result == null) {
                    result = new Object();
                    single = result;
                }
            }
        }
        return result;
    }

    void doubleCheckedFlag() {
        if (!isReady) {
            Crowd.meanwhile();
            lock.lock();
            try {
                if (!isReady) {
                    low = 1;
                    isReady = true;
                }
            } finally {
                lock.unlock();
            }
        }
    }

    static int holder() {
        return Holder.values[0];
    }

    // ---------------------------------------------------------------- mistakes

    void twoLocks() {
        int old;
        synchronized (lock) {
            old = low;
        }
        Crowd.meanwhile();
        synchronized (lock) {
            low = old + 1;
        }
    }

    int optimisticUnchecked() {
        long stamp = stamped.tryOptimisticRead();
        int from = low;
        Crowd.meanwhile();
        return stamp == 0 ? 0 : high - from;
    }

    void getThenSet() {
        int old = counter.get();
        Crowd.meanwhile();
        counter.set(old + 1);
    }

    /** What was read without the lock is used under it. */
    void staleUnderLock() {
        int old = low;
        Crowd.meanwhile();
        synchronized (this) {
            if (low >= 0) {
                low = old + 1;
            }
        }
    }

    Object checkedOnce() {
        if (single == null) {
            Crowd.meanwhile();
            synchronized (this) {
                single = new Object();
            }
        }
        return single;
    }
}
