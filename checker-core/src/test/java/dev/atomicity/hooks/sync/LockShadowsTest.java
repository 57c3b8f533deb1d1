package dev.atomicity.hooks.sync;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.CheckedThreads.Operation;
import org.junit.jupiter.api.Test;

/** What is known of a lock, and when its hand-over is a dependency. */
class LockShadowsTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final Object lock = new Object();

    private Operation useOf(LockShadows locks) {
        return thread -> {
            locks.acquired(thread, lock, 1);
            locks.releasing(thread, lock, 2);
        };
    }

    @Test
    void aHandOverIsADependencyIfLocksConflict() {
        Operation use = useOf(new LockShadows(threads.davida));
        assertThat(threads.conflict(use, use)).isTrue();
    }

    @Test
    void otherwiseLocksAreOnlyObserved() {
        Operation use = useOf(new LockShadows(null));
        assertThat(threads.conflict(use, use)).isFalse();
    }

    @Test
    void aLockIsHeldAsOftenAsItWasTaken() {
        LockShadows locks = new LockShadows(null);
        locks.acquired(threads.first, lock, 1);
        locks.acquired(threads.first, lock, 1);
        assertThat(locks.holdsOf(threads.first, lock)).isEqualTo(2);
        locks.releasing(threads.first, lock, 2);
        assertThat(locks.holdsOf(threads.first, lock)).isEqualTo(1);
        assertThat(locks.holdsOf(threads.second, lock)).isZero();
    }

    @Test
    void nothingIsKnownOfALockThatTwoThreadsSeemToHold() {
        LockShadows locks = new LockShadows(null);
        locks.acquired(threads.first, lock, 1);
        locks.acquired(threads.second, lock, 1);
        assertThat(locks.holdsOf(threads.first, lock)).isZero();
        assertThat(locks.holdsOf(threads.second, lock)).isZero();
    }
}
