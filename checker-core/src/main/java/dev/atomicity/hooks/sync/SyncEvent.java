package dev.atomicity.hooks.sync;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;

/**
 * What a hook of {@code SyncHooks} records, if the thread may record. These are constants, because creating or linking a lambda may fail
 * before the hook is inside its try block.
 */
public enum SyncEvent {
    LOCKED {
        @Override
        public void record(Object lock, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            if (LockEvents.isKnown(sync, lock)) {
                LockEvents.acquire(sync, thread, lock, site);
            }
        }
    },
    UNLOCKING {
        @Override
        public void record(Object lock, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            if (LockEvents.isKnown(sync, lock)) {
                LockEvents.release(sync, thread, lock, site);
            }
        }
    },
    GOT_READ_LOCK {
        @Override
        public void record(Object lock, Object side, long number, SyncShadows sync, ThreadState thread, int site) {
            sync.addSide(side, lock, true);
        }
    },
    GOT_WRITE_LOCK {
        @Override
        public void record(Object lock, Object side, long number, SyncShadows sync, ThreadState thread, int site) {
            sync.addSide(side, lock, false);
        }
    },
    GOT_VIEW {
        @Override
        public void record(Object lock, Object view, long number, SyncShadows sync, ThreadState thread, int site) {
            sync.addView(view, lock);
        }
    },
    GOT_CONDITION {
        @Override
        public void record(Object lock, Object condition, long number, SyncShadows sync, ThreadState thread, int site) {
            sync.addCondition(condition, lock);
        }
    },
    /** The lock of the condition is released as often as it is held. */
    WAITING {
        @Override
        public void record(
                Object condition, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            Object lock = sync.lockOf(condition);
            if (lock == null) {
                return;
            }
            int holds = sync.sideOf(lock) != null ? 1 : sync.locks.holdsOf(thread, lock);
            for (int i = 0; i < holds; i++) {
                LockEvents.release(sync, thread, lock, site);
            }
            if (holds > 0) {
                thread.awaitedHolds = holds;
                thread.awaitedSite = site;
                thread.awaited = lock;
            }
        }
    },
    /** The entry of the hook acquires the lock again. */
    WAITED {
        @Override
        public void record(
                Object condition, Object other, long number, SyncShadows sync, ThreadState thread, int site) {}
    },
    LOCKED_SHARED {
        @Override
        public void record(Object lock, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            LockEvents.take(sync, thread, sync.variableOf(lock), true, site);
        }
    },
    LOCKED_ALONE {
        @Override
        public void record(Object lock, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            LockEvents.take(sync, thread, sync.variableOf(lock), false, site);
        }
    },
    UNLOCKING_SHARED {
        @Override
        public void record(Object lock, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            LockEvents.giveBack(sync, thread, sync.variableOf(lock), true, site);
        }
    },
    UNLOCKING_ALONE {
        @Override
        public void record(Object lock, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            LockEvents.giveBack(sync, thread, sync.variableOf(lock), false, site);
        }
    },
    LOOKING {
        @Override
        public void record(Object lock, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            if (!sync.locksConflict) {
                return; // an optimistic read excludes nobody
            }
            long[] variable = sync.variableOf(lock);
            long reader = sync.shadows.acquire(thread.taken, variable, Memory.LONG_ARRAY_BASE);
            thread.hold(variable, Memory.LONG_ARRAY_BASE, reader);
        }
    },
    SIGNALLING {
        @Override
        public void record(
                Object signalled, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            if (!sync.locksConflict && signalled instanceof Semaphore) {
                Events.releasing(thread, signalled, site);
            } else {
                sync.signalsOf(signalled).signal(sync.shadows, thread, 0, site);
            }
        }
    },
    /** The number is the generation. */
    HEARD {
        @Override
        public void record(
                Object signalled, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            if (!sync.locksConflict && signalled instanceof Semaphore semaphore) {
                // With the last permit, the thread excludes others, like a lock; with another permit left it does not.
                if (semaphore.getClass() == Semaphore.class && semaphore.availablePermits() == 0) {
                    Events.acquired(thread, semaphore, site);
                }
            } else {
                sync.signalsOf(signalled).waited(sync.shadows, thread, number, site);
            }
        }
    },
    ARRIVING {
        @Override
        public void record(Object barrier, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            Signals signals = sync.signalsOf(barrier);
            long generation = barrier instanceof Phaser phaser
                    ? phaser.getPhase()
                    : barrier.getClass() == CyclicBarrier.class
                            ? signals.arrive(((CyclicBarrier) barrier).getParties())
                            : 0;
            signals.signal(sync.shadows, thread, generation, site);
        }
    },
    /** All threads of the generation in which the current thread arrived have arrived. */
    PASSED {
        @Override
        public void record(Object barrier, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            Signals signals = sync.signalsOf(barrier);
            signals.waited(sync.shadows, thread, signals.generationOf(thread), site);
        }
    },
    /** The number is that of the parties. */
    RESETTING {
        @Override
        public void record(Object barrier, Object other, long number, SyncShadows sync, ThreadState thread, int site) {
            sync.signalsOf(barrier).startAgain((int) number);
        }
    },
    GIVING {
        @Override
        public void record(
                Object exchanger, Object given, long number, SyncShadows sync, ThreadState thread, int site) {
            sync.exchanged.handOver(sync.shadows, thread, given, site);
        }
    },
    GOT {
        @Override
        public void record(
                Object exchanger, Object gotten, long number, SyncShadows sync, ThreadState thread, int site) {
            sync.exchanged.take(sync.shadows, thread, gotten, site);
        }
    };

    public abstract void record(
            Object receiver, Object other, long number, SyncShadows sync, ThreadState thread, int site);
}
