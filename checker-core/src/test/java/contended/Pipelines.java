package contended;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Work that passes from thread to thread. */
@SuppressWarnings("UnusedVariable") // what is done matters, not what comes of it
final class Pipelines {
    private final Exchanger<int[]> exchanger = new Exchanger<>();
    private final CyclicBarrier barrier = new CyclicBarrier(3);
    private final Phaser phaser = new Phaser(3);
    private final int[] cells = new int[3];
    private int sum;

    static void right(int rounds) throws Exception {
        Pipelines shared = new Pipelines();
        int fewer = Math.max(1, rounds / 20);
        int[][] own = {new int[2], new int[2]};
        Crowd.each(fewer, round -> own[0] = shared.exchange(own[0]), round -> own[1] = shared.exchange(own[1]));
        Crowd.each(
                fewer,
                round -> shared.barrierPhase(0),
                round -> shared.barrierPhase(1),
                round -> shared.barrierPhase(2));
        Crowd.each(
                fewer, round -> shared.phaserPhase(0), round -> shared.phaserPhase(1), round -> shared.phaserPhase(2));
        for (int i = 0; i < fewer; i++) {
            shared.stages();
            shared.executor();
            shared.latch();
            shared.parallel();
            shared.forkJoin();
        }
    }

    int[] exchange(int[] mine) throws InterruptedException {
        mine[0]++;
        int[] other = exchanger.exchange(mine);
        other[1]++;
        return other;
    }

    int barrierPhase(int own) throws Exception {
        cells[own]++;
        barrier.await();
        int read = cells[0] + cells[1] + cells[2];
        barrier.await();
        return read;
    }

    int phaserPhase(int own) {
        cells[own]++;
        phaser.arriveAndAwaitAdvance();
        int read = cells[0] + cells[1] + cells[2];
        phaser.arriveAndAwaitAdvance();
        return read;
    }

    void stages() {
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> part(1));
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> part(2));
        sum += left.thenCombine(right, Integer::sum)
                .thenApplyAsync(both -> both + part(3))
                .exceptionally(e -> 0)
                .join();
    }

    private synchronized int part(int number) {
        cells[0] += number;
        return cells[0];
    }

    void executor() throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        Future<Integer> first = executor.submit(() -> part(1));
        Future<Integer> second = executor.submit(() -> part(2));
        sum += first.get() + second.get();
        executor.shutdown();
    }

    void latch() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        int[] results = new int[2];
        for (int i = 0; i < 2; i++) {
            int own = i;
            new Thread(() -> {
                        results[own] = part(own);
                        done.countDown();
                    })
                    .start();
        }
        done.await();
        sum += results[0] + results[1];
    }

    void parallel() {
        Map<Integer, List<Integer>> byRest =
                IntStream.range(0, 64).parallel().boxed().collect(Collectors.groupingBy(i -> i % 4));
        Map<Integer, Long> counts = IntStream.range(0, 64)
                .parallel()
                .boxed()
                .collect(Collectors.groupingByConcurrent(i -> i % 4, Collectors.counting()));
        sum += byRest.size() + counts.size();
    }

    private static final class Sum extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1;
        private final transient int[] numbers;
        private final int from;
        private final int to;

        Sum(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from < 4) {
                int part = 0;
                for (int i = from; i < to; i++) {
                    part += numbers[i];
                    numbers[i] = 0;
                }
                return part;
            }
            Sum left = new Sum(numbers, from, (from + to) / 2);
            Sum right = new Sum(numbers, (from + to) / 2, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    void forkJoin() {
        int[] numbers = IntStream.range(0, 32).toArray();
        sum += ForkJoinPool.commonPool().invoke(new Sum(numbers, 0, numbers.length));
    }
}
