package dev.atomicity.benchmarks.kernels;

import dev.atomicity.benchmarks.VirtualThreads;
import dev.atomicity.benchmarks.kernels.Ledger.Account;
import java.util.concurrent.CountDownLatch;

/** As many virtual threads as asked for, all alive at the same time, each with a few operations on shared accounts. */
final class VirtualLedger implements Kernel {
    private static final int OPERATIONS = 40;
    private static final int SHARED = 64;

    @Override
    public long run(int threads) throws InterruptedException {
        Account[] shared = new Account[SHARED];
        for (int i = 0; i < SHARED; i++) {
            shared[i] = new Account();
        }
        Account[] own = new Account[threads];
        Thread[] started = new Thread[threads];
        CountDownLatch allStarted = new CountDownLatch(1);
        for (int i = 0; i < threads; i++) {
            int number = i;
            started[i] = VirtualThreads.start(() -> {
                await(allStarted);
                own[number] = new Account();
                Ledger.work(own[number], shared, number, OPERATIONS);
            });
        }
        allStarted.countDown();
        for (Thread thread : started) {
            thread.join();
        }
        return Ledger.sum(own) + Ledger.sum(shared);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
