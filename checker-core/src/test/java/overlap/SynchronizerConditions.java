package overlap;

import static overlap.Synchronizers.act;
import static overlap.Synchronizers.add;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import overlap.Synchronizers.Way;

/** Conditions: the observer waits before the publisher gets the lock. Watched. */
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"}) // the parts of a region are methods of their own
final class SynchronizerConditions {
    private SynchronizerConditions() {}

    private record Guard(Lock lock, Condition condition) {
        static Guard of(Lock lock) {
            return new Guard(lock, lock.newCondition());
        }
    }

    static List<Meeting> meetings() {
        List<Meeting> all = new ArrayList<>();
        for (String method : List.of("await", "awaitNanos", "awaitUntil", "awaitUninterruptibly")) {
            Way<Guard> waits = meeting().observing((root, kept, round) -> {
                root.lock().lock();
                round.share(root.condition());
                round.tried(root.condition());
                return true;
            });
            add(all, method, waits, Condition.class, AbstractQueuedSynchronizer.ConditionObject.class);
            Way<Guard> ofWriters = new Way<>(
                    () -> Guard.of(new ReentrantReadWriteLock().writeLock()),
                    waits.prepare(),
                    waits.publish(),
                    waits.observe(),
                    waits.finish(),
                    true);
            add(all, method, ofWriters, Condition.class);
        }
        Way<Guard> makes = meeting().observing((root, kept, round) -> {
            root.lock().lock();
            Condition made = (Condition) round.tried(root.lock());
            round.share(made);
            made.await();
            return true;
        });
        add(all, "newCondition", makes, Lock.class, ReentrantLock.class);
        return all;
    }

    private static Way<Guard> meeting() {
        return new Way<>(
                () -> Guard.of(new ReentrantLock()),
                (root, kept, round) -> {
                    Object condition = round.awaitShared();
                    root.lock().lock();
                    return condition;
                },
                (root, kept, round) -> {
                    ((Condition) kept).signalAll();
                    root.lock().unlock();
                    return kept;
                },
                Synchronizers.nothing(),
                act((root, round) -> root.lock().unlock()),
                true);
    }
}
