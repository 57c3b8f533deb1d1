package ordering;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

/** Regions that hand work over and wait for it: nothing is to be found, whatever conflicts. */
final class Right {
    private static final int ROUNDS = 20;

    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private final ReentrantLock lock = new ReentrantLock();
    private int value;
    private int sum;

    static void run() throws Exception {
        Right right = new Right();
        for (int round = 0; round < ROUNDS; round++) {
            right.submitAndGet();
            right.invokeAll();
            right.stages();
            right.parallelStream();
            right.divide();
            right.oneTaskOftenHandedOver();
        }
        right.waitIsInterrupted();
        right.awaitIsInterrupted();
        right.meet();
        right.pool.shutdown();
    }

    private synchronized int add(int more) {
        sum += more;
        return sum;
    }

    @Atomic
    int submitAndGet() throws Exception {
        value = 1;
        Future<Integer> result = pool.submit(() -> ++value);
        return result.get() + value;
    }

    @Atomic
    int invokeAll() throws Exception {
        value = 2;
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            tasks.add(() -> add(1) + add(value));
        }
        int total = 0;
        for (Future<Integer> result : pool.invokeAll(tasks)) {
            total += result.get();
        }
        return total + add(1) + value;
    }

    @Atomic
    int stages() {
        value = 3;
        CompletableFuture<Integer> seven = CompletableFuture.supplyAsync(() -> 7);
        CompletableFuture<Integer> last = CompletableFuture.supplyAsync(() -> ++value)
                .thenApplyAsync(number -> number + value)
                .thenCombine(seven, Integer::sum)
                .thenApply(number -> value = number);
        return last.join() + value;
    }

    /** Also when a task has another before it, on the thread that waits for its own. */
    @Atomic
    int parallelStream() {
        IntStream.range(0, 100).parallel().forEach(number -> {
            add(1);
            add(1);
        });
        return add(0);
    }

    @Atomic
    int divide() {
        return ForkJoinPool.commonPool().invoke(new Fibonacci(8));
    }

    static final class Fibonacci extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1;

        private final int number;
        private int result;

        Fibonacci(int number) {
            this.number = number;
        }

        @Atomic
        @Override
        protected Integer compute() {
            if (number < 2) {
                result = number;
                return result;
            }
            Fibonacci left = new Fibonacci(number - 1);
            left.fork();
            result = new Fibonacci(number - 2).compute();
            result += left.join() + 0 * left.result;
            return result;
        }
    }

    /** A lambda without state is one object: its runs have nothing to do with each other. */
    @Atomic
    void oneTaskOftenHandedOver() {
        for (int i = 0; i < 10; i++) {
            pool.execute(() -> {});
        }
    }

    private void waitIsInterrupted() {
        Object monitor = new Object();
        Thread.currentThread().interrupt();
        try {
            synchronized (monitor) {
                synchronized (monitor) {
                    monitor.wait();
                }
            }
        } catch (InterruptedException e) {
            synchronized (monitor) {
                add(1);
            }
        }
    }

    private void awaitIsInterrupted() {
        Condition condition = lock.newCondition();
        Thread.currentThread().interrupt();
        lock.lock();
        lock.lock();
        try {
            condition.await();
        } catch (InterruptedException e) {
            add(1);
        } finally {
            lock.unlock();
            lock.unlock();
        }
    }

    private void meet() throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Phaser phaser = new Phaser(2);
        Exchanger<int[]> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> meet(barrier, phaser, exchanger));
        other.start();
        meet(barrier, phaser, exchanger);
        other.join();
    }

    @Atomic
    int meet(CyclicBarrier barrier, Phaser phaser, Exchanger<int[]> exchanger) {
        try {
            int[] box = {1};
            for (int round = 0; round < ROUNDS; round++) {
                add(1);
                barrier.await();
                add(1);
                phaser.arriveAndAwaitAdvance();
                box[0]++;
                box = exchanger.exchange(box);
                box[0]++;
            }
            return box[0];
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
}
