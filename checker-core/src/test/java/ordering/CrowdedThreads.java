package ordering;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Virtual threads that get into each other's way: {@code CrowdedThreads THREADS}. They race for the same variables, wait
 * in monitors and queues inside of regions, start and join each other, and print, which may start a carrier.
 */
public final class CrowdedThreads {
    private static final int RUNGS = 64;

    private final int threads;
    private final AtomicInteger atomic = new AtomicInteger();
    private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(8);
    private final int[] array = new int[RUNGS];
    private final Method startVirtualThread;
    private int guarded;
    private int racing;
    private volatile int shared;

    private CrowdedThreads(int threads) throws ReflectiveOperationException {
        this.threads = threads;
        this.startVirtualThread = Thread.class.getMethod("startVirtualThread", Runnable.class);
    }

    public static void main(String[] args) throws Exception {
        CrowdedThreads crowd = new CrowdedThreads(Integer.parseInt(args[0]));
        crowd.all(() -> crowd.race());
        crowd.all(() -> crowd.wait(1));
        crowd.all(() -> crowd.print());
        crowd.handOver();
        crowd.meet();
        crowd.tree(crowd.threads);
        System.out.println("guarded " + crowd.guarded);
    }

    private void all(Callable<Object> task) throws Exception {
        ExecutorService executor = (ExecutorService)
                Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        List<Future<?>> results = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            results.add(executor.submit(task));
        }
        for (Future<?> result : results) {
            result.get();
        }
        executor.shutdown();
    }

    @Atomic
    @SuppressWarnings("NonAtomicVolatileUpdate") // that is the point
    private Object race() {
        racing++;
        shared++;
        array[racing & RUNGS - 1]++;
        int seen = atomic.get();
        atomic.incrementAndGet();
        atomic.compareAndSet(seen, seen + 1);
        array[shared & RUNGS - 1]++;
        return null;
    }

    private Object wait(int millis) throws InterruptedException {
        bump();
        Thread.sleep(millis);
        bump();
        return null;
    }

    @Atomic
    private synchronized void bump() {
        guarded++;
        array[guarded & RUNGS - 1]++;
    }

    private Object print() {
        map.merge(racing & 7, 1, Integer::sum); // waits in a monitor
        System.out.println("racing");
        return race();
    }

    private void handOver() throws Exception {
        List<Thread> started = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            boolean gives = i % 2 == 0;
            started.add(start(() -> {
                if (gives) {
                    queue.put(1);
                } else {
                    racing += queue.take();
                    race();
                }
                return null;
            }));
        }
        for (Thread thread : started) {
            thread.join();
        }
    }

    private void meet() throws Exception {
        CountDownLatch latch = new CountDownLatch(threads);
        for (int i = 0; i < threads; i++) {
            start(() -> {
                bump();
                latch.countDown();
                latch.await();
                return race();
            });
        }
        latch.await();
    }

    private Object tree(int leaves) throws Exception {
        if (leaves <= 1) {
            return race();
        }
        Thread left = start(() -> tree(leaves / 2));
        Thread right = start(() -> tree(leaves - leaves / 2));
        bump();
        left.join();
        right.join();
        return null;
    }

    private Thread start(Callable<Object> task) throws ReflectiveOperationException {
        Runnable body = () -> {
            try {
                task.call();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };
        return (Thread) startVirtualThread.invoke(null, body);
    }
}
