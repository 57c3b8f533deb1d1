package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Executors, futures, atomics and collections of the JDK. */
final class Libraries {
    private Libraries() {}

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ExecutorTasks extends Threads.Shared {
        public static void main(String[] args) throws Exception {
            ExecutorTasks shared = new ExecutorTasks();
            ExecutorService executor = Executors.newFixedThreadPool(3);
            shared.addAlone();
            List<Future<?>> futures = new ArrayList<>();
            for (int i = 0; i < 3 * Together.ROUNDS; i++) {
                futures.add(executor.submit(shared::addSafely));
            }
            for (Future<?> future : futures) {
                future.get();
            }
            shared.addAlone();
            executor.shutdown();
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class ExecutorTasksBroken extends Threads.Shared {
        public static void main(String[] args) throws Exception {
            ExecutorTasksBroken shared = new ExecutorTasksBroken();
            ExecutorService executor = Executors.newFixedThreadPool(3);
            List<Future<?>> futures = new ArrayList<>();
            for (int i = 0; i < Together.ROUNDS; i++) {
                futures.add(executor.submit(shared::addUnsafely));
            }
            for (Future<?> future : futures) {
                future.get();
            }
            executor.shutdown();
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class FutureStages extends Threads.Shared {
        public static void main(String[] args) {
            FutureStages shared = new FutureStages();
            for (int round = 0; round < 4; round++) {
                CompletableFuture.runAsync(shared::addAlone)
                        .thenRunAsync(shared::addAlone)
                        .thenRun(shared::addAlone)
                        .join();
                shared.addAlone();
            }
        }
    }

    /** Workers of the common pool lose their thread locals between tasks, and are the same threads afterwards. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class CommonPoolBroken extends Threads.Shared {
        public static void main(String[] args) {
            CommonPoolBroken shared = new CommonPoolBroken();
            for (int round = 0; round < Together.ROUNDS; round++) {
                CompletableFuture<Void> other = CompletableFuture.runAsync(shared::addUnsafely);
                shared.addUnsafely();
                other.join();
            }
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ForkJoinSum {
        private static final class Sum extends RecursiveTask<Long> {
            private static final long serialVersionUID = 1;
            private final transient long[] numbers;
            private final int from;
            private final int to;

            Sum(long[] numbers, int from, int to) {
                this.numbers = numbers;
                this.from = from;
                this.to = to;
            }

            @Override
            protected Long compute() {
                if (to - from < 20) {
                    return add();
                }
                int middle = (from + to) >>> 1;
                Sum left = new Sum(numbers, from, middle);
                left.fork();
                long right = new Sum(numbers, middle, to).compute();
                return right + left.join();
            }

            @Atomic
            private long add() {
                long sum = 0;
                for (int i = from; i < to; i++) {
                    sum += numbers[i];
                    numbers[i] = 0;
                }
                return sum;
            }
        }

        public static void main(String[] args) {
            long[] numbers = new long[200];
            ForkJoinPool.commonPool().invoke(new Sum(numbers, 0, 200));
            numbers[0] = 1;
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class ParallelStream {
        private final int[] cells = new int[100];

        @Atomic
        void work(int cell) {
            cells[cell]++;
            Interleave.here();
            cells[cell]++;
        }

        public static void main(String[] args) {
            ParallelStream stream = new ParallelStream();
            IntStream.range(0, 100).parallel().forEach(stream::work);
            stream.work(50);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class QueueHandOver {
        private final LinkedBlockingQueue<int[]> queue = new LinkedBlockingQueue<>();

        @Atomic
        void fill(int[] item) {
            item[0]++;
            Interleave.here();
            item[1]++;
        }

        public static void main(String[] args) {
            QueueHandOver handOver = new QueueHandOver();
            Together.run(
                    () -> {
                        for (int i = 0; i < Together.ROUNDS; i++) {
                            int[] item = new int[2];
                            handOver.fill(item);
                            handOver.queue.put(item);
                        }
                    },
                    () -> {
                        for (int i = 0; i < Together.ROUNDS; i++) {
                            handOver.fill(handOver.queue.take());
                        }
                    });
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class MapMerge {
        private final Map<String, Integer> map = new ConcurrentHashMap<>();

        @Atomic
        void count(String key) {
            map.merge(key, 1, Integer::sum);
        }

        public static void main(String[] args) {
            MapMerge words = new MapMerge();
            Together.repeat(3, Together.ROUNDS, () -> words.count("a"));
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class MapCheckThenAct {
        private final Map<String, Integer> map = new ConcurrentHashMap<>();

        @Atomic
        void count(String key) {
            if (!map.containsKey(key)) {
                Interleave.here();
                map.put(key, 1);
            } else {
                map.put(key, map.get(key) + 1);
            }
        }

        public static void main(String[] args) {
            MapCheckThenAct words = new MapCheckThenAct();
            Together.repeat(2, Together.ROUNDS, () -> words.count("a"));
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class AtomicIncrement {
        private final AtomicInteger count = new AtomicInteger();

        @Atomic
        void add() {
            count.incrementAndGet();
        }

        public static void main(String[] args) {
            AtomicIncrement counter = new AtomicIncrement();
            Together.repeat(3, Together.ROUNDS, counter::add);
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class AtomicGetThenSet {
        private final AtomicInteger count = new AtomicInteger();

        @Atomic
        void add() {
            int old = count.get();
            Interleave.here();
            count.set(old + 1);
        }

        public static void main(String[] args) {
            AtomicGetThenSet counter = new AtomicGetThenSet();
            Together.repeat(2, Together.ROUNDS, counter::add);
        }
    }
}
