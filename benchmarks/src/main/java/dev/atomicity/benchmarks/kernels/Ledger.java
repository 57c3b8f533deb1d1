package dev.atomicity.benchmarks.kernels;

import dev.atomicity.benchmarks.KernelProcess;

/**
 * The same number of operations however many threads share them: most on an account of the thread's own, some on accounts
 * that all threads use under a lock. It measures what an access costs with more threads.
 */
final class Ledger implements Kernel {
    private static final int ACCESSES = 4;
    private static final int OPERATIONS = (int) (KernelProcess.LEDGER_EVENTS / ACCESSES);
    private static final int SHARED = 64;
    private static final int ONE_IN = 8;

    @Override
    public long run(int threads) throws InterruptedException {
        Account[] shared = new Account[SHARED];
        for (int i = 0; i < SHARED; i++) {
            shared[i] = new Account();
        }
        Account[] own = new Account[threads];
        Kernel.onThreads(threads, number -> {
            own[number] = new Account();
            work(own[number], shared, number, OPERATIONS / threads);
        });
        return sum(own) + sum(shared);
    }

    static void work(Account own, Account[] shared, int number, int operations) {
        for (int i = 0; i < operations; i++) {
            if (i % ONE_IN == 0) {
                shared[(i / ONE_IN + number * 7) % SHARED].addLocked(i & 7);
            } else {
                own.add(i & 7);
            }
        }
    }

    static long sum(Account[] accounts) {
        long sum = 0;
        for (Account account : accounts) {
            sum += account.total();
        }
        return sum;
    }

    /** An account whose operation reads two fields and writes them. */
    static final class Account {
        private long balance;
        private int count;

        void add(int amount) {
            balance += amount;
            count++;
        }

        synchronized void addLocked(int amount) {
            add(amount);
        }

        synchronized long total() {
            return balance * 3 + count;
        }
    }
}
