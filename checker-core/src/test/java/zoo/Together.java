package zoo;

import java.util.concurrent.Callable;

/** Runs threads side by side and waits for them. Instrumented, so that their start and end is seen. */
final class Together {
    static final int ROUNDS = 12;

    private Together() {}

    /** What a thread does; it may wait. */
    interface Body {
        void run() throws Exception;
    }

    static void run(Body... bodies) {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = thread(bodies[i]);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            join(thread);
        }
    }

    /** The same body on so many threads, so many times each. */
    static void repeat(int threads, int rounds, Body body) {
        Body[] bodies = new Body[threads];
        for (int i = 0; i < threads; i++) {
            bodies[i] = () -> {
                for (int round = 0; round < rounds; round++) {
                    body.run();
                }
            };
        }
        run(bodies);
    }

    static Thread thread(Body body) {
        return new Thread(() -> unchecked(() -> {
            body.run();
            return null;
        }));
    }

    static void join(Thread thread) {
        unchecked(() -> {
            thread.join();
            return null;
        });
    }

    static <T> T unchecked(Callable<T> call) {
        try {
            return call.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
