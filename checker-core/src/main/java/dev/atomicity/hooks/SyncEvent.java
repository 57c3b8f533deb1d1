package dev.atomicity.hooks;

import dev.atomicity.shadow.Memory;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;

/**
 * What a hook of {@link SyncHooks} records, once it may: constants rather than lambdas, because to make or link a lambda may
 * fail before the hook is inside its try block.
 */
enum SyncEvent {
    LOCKED {
        @Override
        void record(Object lock, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            if (LockEvents.isKnown(online, lock)) {
                LockEvents.acquire(online, thread, lock, site);
            }
        }
    },
    UNLOCKING {
        @Override
        void record(Object lock, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            if (LockEvents.isKnown(online, lock)) {
                LockEvents.release(online, thread, lock, site);
            }
        }
    },
    GOT_READ_LOCK {
        @Override
        void record(Object lock, Object side, long number, OnlineChecker online, ThreadState thread, int site) {
            online.sync.addSide(side, lock, true);
        }
    },
    GOT_WRITE_LOCK {
        @Override
        void record(Object lock, Object side, long number, OnlineChecker online, ThreadState thread, int site) {
            online.sync.addSide(side, lock, false);
        }
    },
    GOT_VIEW {
        @Override
        void record(Object lock, Object view, long number, OnlineChecker online, ThreadState thread, int site) {
            online.sync.addView(view, lock);
        }
    },
    GOT_CONDITION {
        @Override
        void record(Object lock, Object condition, long number, OnlineChecker online, ThreadState thread, int site) {
            online.sync.addCondition(condition, lock);
        }
    },
    /** The lock of the condition is released as often as it is held. */
    WAITING {
        @Override
        void record(Object condition, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            Object lock = online.sync.lockOf(condition);
            if (lock == null) {
                return;
            }
            int holds = online.sync.sideOf(lock) != null ? 1 : online.locks.holdsOf(thread, lock);
            for (int i = 0; i < holds; i++) {
                LockEvents.release(online, thread, lock, site);
            }
            if (holds > 0) {
                thread.awaitedHolds = holds;
                thread.awaitedSite = site;
                thread.awaited = lock;
            }
        }
    },
    /** On the way into the hook the lock is acquired again. */
    WAITED {
        @Override
        void record(Object condition, Object other, long number, OnlineChecker online, ThreadState thread, int site) {}
    },
    LOCKED_SHARED {
        @Override
        void record(Object lock, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            LockEvents.take(online, thread, online.sync.variableOf(lock), true, site);
        }
    },
    LOCKED_ALONE {
        @Override
        void record(Object lock, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            LockEvents.take(online, thread, online.sync.variableOf(lock), false, site);
        }
    },
    UNLOCKING_SHARED {
        @Override
        void record(Object lock, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            LockEvents.giveBack(online, thread, online.sync.variableOf(lock), true, site);
        }
    },
    UNLOCKING_ALONE {
        @Override
        void record(Object lock, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            LockEvents.giveBack(online, thread, online.sync.variableOf(lock), false, site);
        }
    },
    LOOKING {
        @Override
        void record(Object lock, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            if (!online.locksConflict) {
                return; // an optimistic look excludes nobody
            }
            long[] variable = online.sync.variableOf(lock);
            long reader = online.shadows.acquire(thread.taken, variable, Memory.LONG_ARRAY_BASE);
            VolatileHooks.hold(thread, variable, Memory.LONG_ARRAY_BASE, reader);
        }
    },
    SIGNALLING {
        @Override
        void record(Object signalled, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            if (!online.locksConflict && signalled instanceof Semaphore) {
                Events.releasing(thread, signalled, site);
            } else {
                online.sync.signalsOf(signalled).signal(online, thread, 0, site);
            }
        }
    },
    /** The number is the generation. */
    HEARD {
        @Override
        void record(Object signalled, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            if (!online.locksConflict && signalled instanceof Semaphore semaphore) {
                // With the last permit it excludes others, as a lock does; with another one left it does not.
                if (semaphore.getClass() == Semaphore.class && semaphore.availablePermits() == 0) {
                    Events.acquired(thread, semaphore, site);
                }
            } else {
                online.sync.signalsOf(signalled).waited(online, thread, number, site);
            }
        }
    },
    ARRIVING {
        @Override
        void record(Object barrier, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            Signals signals = online.sync.signalsOf(barrier);
            long generation = barrier instanceof Phaser phaser
                    ? phaser.getPhase()
                    : barrier.getClass() == CyclicBarrier.class
                            ? signals.arrive(((CyclicBarrier) barrier).getParties())
                            : 0;
            signals.signal(online, thread, generation, site);
        }
    },
    /** Everyone of the generation in which the current thread arrived has arrived. */
    PASSED {
        @Override
        void record(Object barrier, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            Signals signals = online.sync.signalsOf(barrier);
            signals.waited(online, thread, signals.generationOf(thread), site);
        }
    },
    /** The number is that of the parties. */
    RESETTING {
        @Override
        void record(Object barrier, Object other, long number, OnlineChecker online, ThreadState thread, int site) {
            online.sync.signalsOf(barrier).startAgain((int) number);
        }
    },
    GIVING {
        @Override
        void record(Object exchanger, Object given, long number, OnlineChecker online, ThreadState thread, int site) {
            TaskHooks.handOver(online, online.sync.exchanged, thread, given, site);
        }
    },
    GOT {
        @Override
        void record(Object exchanger, Object gotten, long number, OnlineChecker online, ThreadState thread, int site) {
            TaskHooks.take(online, online.sync.exchanged, thread, gotten, site);
        }
    };

    abstract void record(
            Object receiver, Object other, long number, OnlineChecker online, ThreadState thread, int site);
}
