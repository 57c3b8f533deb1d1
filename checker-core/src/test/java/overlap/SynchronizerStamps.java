package overlap;

import static overlap.Synchronizers.act;
import static overlap.Synchronizers.add;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import overlap.Synchronizers.Step;
import overlap.Synchronizers.Way;

/** Stamped locks: locked for readers and writers, looked at, changed from one to the other. Watched. */
final class SynchronizerStamps {
    private SynchronizerStamps() {}

    private static Way<StampedLock> written() {
        return new Way<>(
                StampedLock::new,
                (root, kept, round) -> root.writeLock(),
                (root, kept, round) -> unlock(root, kept),
                (root, kept, round) -> root.readLock(),
                (root, kept, round) -> unlock(root, kept),
                false);
    }

    private static Way<StampedLock> read() {
        return written()
                .preparing((root, kept, round) -> root.readLock())
                .observing((root, kept, round) -> root.writeLock());
    }

    private static Object unlock(StampedLock lock, Object stamp) {
        lock.unlock((Long) stamp);
        return stamp;
    }

    static List<Meeting> meetings() {
        List<Meeting> all = new ArrayList<>();
        Step<StampedLock> getsStamp = (root, kept, round) -> round.tried(root);
        Step<StampedLock> usesStamp = (root, kept, round) -> round.tried(root, kept);
        for (String method : List.of("readLock", "readLockInterruptibly", "tryReadLock")) {
            add(all, method, written().observing(getsStamp), StampedLock.class);
        }
        for (String method : List.of("writeLock", "writeLockInterruptibly", "tryWriteLock")) {
            add(all, method, written().observing(getsStamp), StampedLock.class);
            add(all, method, read().observing(getsStamp), StampedLock.class);
        }
        add(all, "unlock", written().publishing(usesStamp), StampedLock.class);
        add(all, "unlock", read().publishing(usesStamp), StampedLock.class);
        add(all, "unlockWrite", written().publishing(usesStamp), StampedLock.class);
        add(all, "unlockRead", read().publishing(usesStamp), StampedLock.class);
        addViews(all);
        addLooks(all);
        addConversions(all);
        return all;
    }

    private static void addViews(List<Meeting> all) {
        Step<StampedLock> locks = (root, kept, round) -> {
            ((Lock) round.tried(root)).lock();
            return true;
        };
        Way<StampedLock> reader = written()
                .observing(locks)
                .finishing(act((root, round) -> root.asReadLock().unlock()));
        Way<StampedLock> writer = read().observing(locks)
                .finishing(act((root, round) -> root.asWriteLock().unlock()));
        add(all, "asReadLock", reader, StampedLock.class);
        add(all, "asWriteLock", writer, StampedLock.class);
        Step<StampedLock> locksSide = (root, kept, round) -> {
            ((ReadWriteLock) round.tried(root)).readLock().lock();
            return true;
        };
        add(all, "asReadWriteLock", reader.observing(locksSide), StampedLock.class);
    }

    /** What is read after a look counts only if nobody has written meanwhile. */
    private static void addLooks(List<Meeting> all) {
        Way<StampedLock> looks = written()
                .observing((root, kept, round) -> round.tried(root))
                .finishing((root, kept, round) -> root.validate((Long) kept));
        add(all, "tryOptimisticRead", looks, StampedLock.class);
        Way<StampedLock> validates = written()
                .observing((root, kept, round) -> root.tryOptimisticRead())
                .finishing((root, kept, round) -> round.tried(root, kept));
        add(all, "validate", validates, StampedLock.class);
    }

    private static void addConversions(List<Meeting> all) {
        Step<StampedLock> publishes = (root, kept, round) -> {
            Object stamp = round.tried(root, kept);
            if (StampedLock.isLockStamp((Long) stamp)) {
                unlock(root, stamp);
            }
            return stamp;
        };
        for (String method : List.of("tryConvertToReadLock", "tryConvertToOptimisticRead", "tryConvertToWriteLock")) {
            add(all, method, written().publishing(publishes), StampedLock.class);
        }
        Step<StampedLock> observes = (root, kept, round) -> round.tried(root, root.tryOptimisticRead());
        for (String method : List.of("tryConvertToReadLock", "tryConvertToWriteLock")) {
            add(all, method, written().observing(observes), StampedLock.class);
        }
    }
}
