package dev.atomicity.faults;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;

/** The thread whose hooks fail: always the same one. Not instrumented. */
interface Worker {
    Object call(Callable<Object> work) throws Exception;

    /** {@code main}, {@code pool} or {@code virtual}. */
    static Worker of(String kind) throws ReflectiveOperationException {
        return switch (kind) {
            case "main" -> Callable::call;
            case "pool" -> ofPool();
            case "virtual" -> ofVirtualThread();
            default -> throw new IllegalArgumentException(kind);
        };
    }

    /** Each piece of work is a task of its own. */
    private static Worker ofPool() {
        ExecutorService pool = Executors.newFixedThreadPool(1, work -> {
            Thread thread = new Thread(work, "pool");
            thread.setDaemon(true);
            return thread;
        });
        return work -> await(pool.submit(work)::get);
    }

    /** By reflection, because the tests are compiled for a JDK that has none. */
    private static Worker ofVirtualThread() throws ReflectiveOperationException {
        LinkedBlockingQueue<FutureTask<Object>> tasks = new LinkedBlockingQueue<>();
        Runnable loop = () -> {
            try {
                while (true) {
                    tasks.take().run();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, loop);
        return work -> {
            FutureTask<Object> task = new FutureTask<>(work);
            tasks.add(task);
            return await(task::get);
        };
    }

    private static Object await(Callable<Object> result) throws Exception {
        try {
            return result.call();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new InvocationTargetException(e.getCause());
        }
    }
}
