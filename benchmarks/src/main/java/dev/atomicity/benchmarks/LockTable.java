package dev.atomicity.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** Which thread holds which lock, and which threads wait for it. */
final class LockTable {
    private final Worker[] holders;
    private final List<List<Worker>> sleepers = new ArrayList<>();

    LockTable(int locks) {
        holders = new Worker[locks];
        for (int lock = 0; lock < locks; lock++) {
            sleepers.add(new ArrayList<>(0));
        }
    }

    /** Takes the lock, or puts the worker to sleep until it is free. */
    boolean take(int lock, Worker worker) {
        if (holders[lock] != null) {
            sleepers.get(lock).add(worker);
            return false;
        }
        holders[lock] = worker;
        return true;
    }

    /** Releases the lock. All threads that wait for it try again, and the scheduler decides which one is first. */
    void free(int lock, RunQueue runnable) {
        holders[lock] = null;
        List<Worker> woken = sleepers.get(lock);
        if (!woken.isEmpty()) {
            woken.forEach(runnable::add);
            woken.clear();
        }
    }
}
