package ordering;

import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Regions that are cut by way of a task that passes from one thread to another. */
final class Tasks {
    private Tasks() {}

    static List<Cut> all() {
        return List.of(
                new Submitted(),
                new Result(),
                new Scheduled(),
                new OfTimer(),
                new Async(),
                new Completed(),
                new Dependent(),
                new Forked(),
                new ForkJoinSubmitted(),
                new PoolEnded());
    }

    static final class Submitted extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.submit(() -> {}).get(); // the thread is there before it matters
            readFirst();
            pool.execute(this::writeSecond);
            pool.shutdown();
        }
    }

    static final class Result extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            Future<Integer> result = pool.submit(this::readFirst);
            result.get();
            writeSecond();
            pool.shutdown();
        }
    }

    static final class Scheduled extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() throws Exception {
            ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
            pool.submit(() -> {}).get();
            readFirst();
            pool.schedule(this::writeSecond, 1, TimeUnit.MILLISECONDS);
            pool.shutdown();
        }
    }

    static final class OfTimer extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() {
            Timer timer = new Timer(true);
            readFirst();
            timer.schedule(
                    new TimerTask() {
                        @Override
                        public void run() {
                            writeSecond();
                            timer.cancel();
                        }
                    },
                    1);
        }
    }

    static final class Async extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() {
            readFirst();
            CompletableFuture.runAsync(this::writeSecond);
        }
    }

    static final class Completed extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() {
            CompletableFuture<Integer> result = CompletableFuture.supplyAsync(this::readFirst);
            result.join();
            writeSecond();
        }
    }

    /** The last stage runs when both others are complete, on whichever thread is last. */
    static final class Dependent extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() {
            CompletableFuture<Integer> one = CompletableFuture.supplyAsync(this::readFirst);
            CompletableFuture<Void> both = one.thenAcceptBoth(CompletableFuture.completedFuture(1), (a, b) -> {});
            both.thenRunAsync(this::writeSecond).join();
        }
    }

    static final class Forked extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() {
            ForkJoinTask<Integer> reading = ForkJoinTask.adapt(this::readFirst);
            reading.fork();
            reading.join();
            writeSecond();
        }
    }

    static final class ForkJoinSubmitted extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() throws Exception {
            ForkJoinPool pool = new ForkJoinPool(1);
            pool.submit(() -> {}).get();
            readFirst();
            pool.execute(this::writeSecond);
            pool.shutdown();
        }
    }

    static final class PoolEnded extends Cut {
        @Atomic
        @Override
        void region() {
            writeAndRead();
        }

        @Override
        void beside() throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            pool.execute(this::readFirst);
            pool.shutdown();
            pool.awaitTermination(1, TimeUnit.MINUTES);
            writeSecond();
        }
    }
}
