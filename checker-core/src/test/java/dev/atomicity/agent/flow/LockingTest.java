package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Which instructions acquire a lock, and which release one. */
class LockingTest {
    @Test
    void monitors() {
        assertThat(locking("synchronized (this) { }")).containsExactly("acquires", "releases", "releases");
    }

    @Test
    void locksOfTheJdk() {
        assertThat(locking("lock.lock(); lock.unlock();")).containsExactly("acquires", "releases");
        assertThat(locking("rw.readLock().lock(); rw.readLock().unlock();")).containsExactly("acquires", "releases");
        assertThat(locking("long s = stamped.writeLock(); stamped.unlockWrite(s);"))
                .containsExactly("acquires", "releases");
    }

    /** It may fail, so the code that follows need not have the lock. */
    @Test
    void notAnAttempt() {
        assertThat(locking("lock.tryLock();")).isEmpty();
        assertThat(locking("stamped.tryOptimisticRead();")).isEmpty();
    }

    private static List<String> locking(String code) {
        List<String> actions = new ArrayList<>();
        for (AbstractInsnNode at : Sources.method(
                        Sources.typeWith(
                                "Lock lock; ReadWriteLock rw; StampedLock stamped; void code() { " + code + " }"),
                        "code")
                .instructions) {
            if (Locking.takes(at)) {
                actions.add("acquires");
            } else if (Locking.gives(at)) {
                actions.add("releases");
            }
        }
        return actions;
    }
}
