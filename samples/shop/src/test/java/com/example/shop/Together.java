package com.example.shop;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does the same work in several threads at the same time. */
final class Together {
    private static final int THREADS = 4;

    private Together() {}

    static void run(int times, Runnable work) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<Void>> all = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                all.add(() -> {
                    for (int j = 0; j < times; j++) {
                        work.run();
                    }
                    return null;
                });
            }
            for (Future<Void> done : threads.invokeAll(all)) {
                done.get();
            }
        } finally {
            threads.shutdown();
        }
    }
}
