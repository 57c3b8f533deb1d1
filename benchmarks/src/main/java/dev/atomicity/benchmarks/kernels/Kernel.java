package dev.atomicity.benchmarks.kernels;

import dev.atomicity.benchmarks.ProcessorTime;

/** A program that does the same work each time it is asked. */
public interface Kernel {
    /** Does the work with that many threads and returns a number that depends on all of it. */
    long run(int threads) throws InterruptedException;

    /** Runs a part of the work on each of some threads and waits for all of them. */
    static void onThreads(int threads, Part part) throws InterruptedException {
        Thread[] started = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int number = i;
            started[i] = new Thread(
                    () -> {
                        part.run(number);
                        ProcessorTime.addCurrentThread();
                    },
                    "worker-" + i);
            started[i].start();
        }
        for (Thread thread : started) {
            thread.join();
        }
    }

    /** The part of the work that one thread does. */
    interface Part {
        void run(int number);
    }
}
