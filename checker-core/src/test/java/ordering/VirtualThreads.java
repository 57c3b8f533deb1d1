package ordering;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** Ten thousand virtual threads at the same time, on a JVM that has them. */
public final class VirtualThreads {
    private static final int THREADS = 10_000;

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    public static void main(String[] args) throws Exception {
        VirtualThreads threads = new VirtualThreads();
        ExecutorService executor = (ExecutorService)
                Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        List<Future<?>> results = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            results.add(executor.submit(() -> {
                threads.increment();
                Thread.sleep(1);
                threads.increment();
                return null;
            }));
        }
        for (Future<?> result : results) {
            result.get();
        }
        executor.shutdown();
        System.out.println("count " + threads.count);
    }

    @Atomic
    private void increment() {
        lock.lock();
        try {
            count++;
        } finally {
            lock.unlock();
        }
    }
}
