package driver;

import dev.atomicity.hooks.engine.Solo;
import dev.atomicity.hooks.engine.TestScopes;
import java.lang.ref.Cleaner;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import watched.Shared;

/** Runs what the argument says, and prints how often a thread was alone. */
public final class Main {
    private static final int ROUNDS = 500;

    private Main() {}

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "nested" -> withThread((start, partner) -> new Shared().nested(partner));
            case "begun" -> withThread((start, partner) -> new Shared().begun(start, partner));
            case "elements" -> withThread((start, partner) -> new Shared().elements(start, partner));
            case "collection" -> withThread((start, partner) -> new Shared().collection(start, partner));
            case "separate" -> withThread((start, partner) -> new Shared().separate(start, partner));
            case "withinCall" -> withThread((start, partner) -> new Shared().withinCall(start, partner));
            case "inWalk" -> withThread((start, partner) -> new Shared().inWalk(start, partner));
            case "inLoop" -> withThread((start, partner) -> new Shared().inLoop(start, partner));
            case "inHandler" -> withThread((start, partner) -> new Shared().inHandler(start, partner));
            case "inConstruction" -> withThread((start, partner) -> new Shared().inConstruction(start, partner));
            case "inMonitor" -> withThread((start, partner) -> new Shared().inMonitor(start, partner));
            case "inSwitch" -> withThread((start, partner) -> new Shared().inSwitch(start, partner));
            case "inInitialiser" -> withThread((start, partner) -> new Shared().inInitialiser(start, partner));
            case "inConstructor" -> withThread((start, partner) -> new Shared().inConstructor(start, partner));
            case "view" -> {
                Shared shared = new Shared();
                shared.makeView();
                withThread(shared::view);
            }
            case "pool" -> withPool(Executors.newFixedThreadPool(1));
            case "forkJoin" -> withPool(new ForkJoinPool(1));
            case "common" -> withPool(ForkJoinPool.commonPool());
            case "closedPool" -> closedPool();
            case "virtual" -> virtual();
            case "timer" -> timer();
            case "delayed" -> delayed();
            case "cleaner" -> cleaner();
            default -> throw new IllegalArgumentException(args[0]);
        }
        System.out.println("begun " + Solo.timesBegun());
        System.exit(0);
    }

    private static void test(int number, Runnable body) {
        TestScopes.begin(number, true);
        body.run();
        TestScopes.end(number, 0);
    }

    private static void withThread(BiConsumer<Runnable, Partner> body) throws InterruptedException {
        Partner partner = new Partner();
        Thread thread = new Thread(partner);
        thread.setDaemon(true);
        test(1, () -> body.accept(thread::start, partner));
        partner.end();
        thread.join();
    }

    /** The worker stays, and is idle between the tests. */
    private static void withPool(ExecutorService pool) throws Exception {
        for (int round = 1; round <= ROUNDS; round++) {
            roundWith(pool, round);
        }
    }

    /** The worker ends while the thread of the tests is alone. */
    private static void closedPool() throws Exception {
        for (int round = 1; round <= ROUNDS; round++) {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            roundWith(pool, round);
            pool.shutdown();
            while (!pool.isTerminated()) {
                Thread.sleep(0, 100_000);
            }
        }
    }

    /** One test with a task of the pool; when it is over, the worker is idle. */
    private static void roundWith(ExecutorService pool, int round) throws Exception {
        Partner partner = new Partner();
        Future<?>[] task = new Future<?>[1];
        Shared shared = new Shared();
        test(round, () -> shared.begun(() -> task[0] = pool.submit((Runnable) partner), partner));
        partner.end();
        task[0].get();
        awaitIdle();
    }

    /** A worker has the result ready shortly before it looks for another task. */
    private static void awaitIdle() throws InterruptedException {
        boolean isOff = "false".equals(System.getProperty("atomicity.solo"));
        long begun = Solo.timesBegun();
        for (int tries = 0; !isOff && tries < 1000 && begun == Solo.timesBegun(); tries++) {
            TestScopes.begin(0, false);
            if (begun == Solo.timesBegun()) {
                Thread.sleep(1);
            }
        }
    }

    private static void virtual() throws Exception {
        Partner partner = new Partner();
        Thread thread = (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, (Runnable) () -> {});
        thread.join();
        Thread[] started = new Thread[1];
        Runnable start = () -> {
            try {
                started[0] = (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, partner);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        };
        test(1, () -> new Shared().begun(start, partner));
        test(2, () -> new Shared().look());
        partner.end();
        started[0].join();
    }

    /** The thread of a timer comes by itself, whenever its time has come. */
    private static void timer() throws Exception {
        Shared shared = new Shared();
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer(true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        shared.set(7);
                        done.countDown();
                    }
                },
                300);
        test(1, () -> waitWithin(shared, done));
    }

    /** A task of a pool that runs later. */
    private static void delayed() throws Exception {
        Shared shared = new Shared();
        CountDownLatch done = new CountDownLatch(1);
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.submit(() -> {}).get();
        pool.schedule(
                () -> {
                    shared.set(7);
                    done.countDown();
                },
                300,
                TimeUnit.MILLISECONDS);
        test(1, () -> waitWithin(shared, done));
    }

    private static void waitWithin(Shared shared, CountDownLatch done) {
        shared.waits(() -> {
            try {
                done.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** A thread of which nobody knows that it comes. */
    private static void cleaner() throws Exception {
        Shared shared = new Shared();
        CountDownLatch done = new CountDownLatch(1);
        Object cleaned = new Object();
        Cleaner.create().register(cleaned, () -> {
            shared.disturb();
            done.countDown();
        });
        cleaned = null;
        TestScopes.begin(1, true);
        while (!done.await(20, TimeUnit.MILLISECONDS)) {
            System.gc();
        }
        shared.look();
        TestScopes.end(1, 0);
        TestScopes.begin(2, true);
        shared.look();
    }
}
