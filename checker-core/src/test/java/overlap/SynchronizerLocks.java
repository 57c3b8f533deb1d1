package overlap;

import static overlap.Synchronizers.act;
import static overlap.Synchronizers.add;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import overlap.Synchronizers.Way;

/** Locks, and the two sides of read-write locks. Watched. */
@SuppressWarnings("LockNotBeforeTry") // the parts of a region are methods of their own
final class SynchronizerLocks {
    private SynchronizerLocks() {}

    static List<Meeting> meetings() {
        List<Meeting> all = new ArrayList<>();
        Way<ReentrantLock> lock = new Way<>(
                ReentrantLock::new,
                act((root, round) -> root.lock()),
                act((root, round) -> root.unlock()),
                act((root, round) -> root.lock()),
                act((root, round) -> root.unlock()),
                false);
        for (String method : List.of("lock", "lockInterruptibly", "tryLock")) {
            add(all, method, lock.observing((root, kept, round) -> round.tried(root)), Lock.class, ReentrantLock.class);
        }
        add(all, "unlock", lock.publishing((root, kept, round) -> round.tried(root)), Lock.class, ReentrantLock.class);
        addSides(all);
        addViews(all);
        return all;
    }

    /** The publisher has the side for writers, the observer the one for readers. */
    private static Way<ReentrantReadWriteLock> written() {
        return new Way<>(
                ReentrantReadWriteLock::new,
                act((root, round) -> root.writeLock().lock()),
                act((root, round) -> root.writeLock().unlock()),
                act((root, round) -> root.readLock().lock()),
                act((root, round) -> root.readLock().unlock()),
                false);
    }

    /** The other way round. */
    private static Way<ReentrantReadWriteLock> read() {
        return new Way<>(
                ReentrantReadWriteLock::new,
                act((root, round) -> root.readLock().lock()),
                act((root, round) -> root.readLock().unlock()),
                act((root, round) -> root.writeLock().lock()),
                act((root, round) -> root.writeLock().unlock()),
                false);
    }

    private static void addSides(List<Meeting> all) {
        Class<?> reads = ReentrantReadWriteLock.ReadLock.class;
        Class<?> writes = ReentrantReadWriteLock.WriteLock.class;
        for (String method : List.of("lock", "lockInterruptibly", "tryLock")) {
            Way<ReentrantReadWriteLock> reader =
                    written().observing((root, kept, round) -> round.tried(root.readLock()));
            Way<ReentrantReadWriteLock> writer = read().observing((root, kept, round) -> round.tried(root.writeLock()));
            add(all, method, reader, Lock.class, reads);
            add(all, method, writer, Lock.class, writes);
            add(
                    all,
                    method,
                    writer.preparing(written().prepare()).publishing(written().publish()),
                    Lock.class,
                    writes);
        }
        add(
                all,
                "unlock",
                written().publishing((root, kept, round) -> round.tried(root.writeLock())),
                Lock.class,
                writes);
        add(all, "unlock", read().publishing((root, kept, round) -> round.tried(root.readLock())), Lock.class, reads);
    }

    private static void addViews(List<Meeting> all) {
        Way<ReentrantReadWriteLock> reader = written().observing((root, kept, round) -> {
            ((Lock) round.tried(root)).lock();
            return true;
        });
        add(all, "readLock", reader, ReadWriteLock.class, ReentrantReadWriteLock.class);
        Way<ReentrantReadWriteLock> writer = read().observing((root, kept, round) -> {
            ((Lock) round.tried(root)).lock();
            return true;
        });
        add(all, "writeLock", writer, ReadWriteLock.class, ReentrantReadWriteLock.class);
    }
}
