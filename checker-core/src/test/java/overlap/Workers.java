package overlap;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;

/** Two threads that run freely and meet at the start of every round. Not watched. */
final class Workers {
    private static final int SPINS = 2_000;

    /** How far each has come: written by that thread alone. */
    private volatile int publisherAt;

    private volatile int observerAt;

    private volatile Throwable failure;

    /** What a thread does in a round. */
    interface Part {
        void play(Round round);
    }

    private static final ExecutorService PUBLISHER = Executors.newSingleThreadExecutor(Workers::newThread);
    private static final ExecutorService OBSERVER = Executors.newSingleThreadExecutor(Workers::newThread);

    private static Thread newThread(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    }

    /** Returns what has failed, or null. */
    static Throwable run(Round[] rounds, Part publisher, Part observer) {
        Workers workers = new Workers();
        Future<?> one = PUBLISHER.submit(() -> workers.play(rounds, publisher, true));
        Future<?> other = OBSERVER.submit(() -> workers.play(rounds, observer, false));
        try {
            one.get();
            other.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
        return workers.failure;
    }

    private void play(Round[] rounds, Part part, boolean isPublisher) {
        try {
            for (int i = 0; i < rounds.length && failure == null; i++) {
                if (isPublisher) {
                    publisherAt = i + 1;
                } else {
                    observerAt = i + 1;
                }
                meet(i + 1, isPublisher);
                delay();
                part.play(rounds[i]);
            }
        } catch (Throwable e) {
            failure = e;
        }
    }

    @SuppressWarnings("ThreadPriorityCheck") // the other one may have no processor
    private void meet(int round, boolean isPublisher) {
        for (int spins = 0; (isPublisher ? observerAt : publisherAt) < round && failure == null; spins++) {
            if (spins < SPINS) {
                Thread.onSpinWait();
            } else {
                Thread.yield();
            }
        }
    }

    /** Mostly none: so the calls of both overlap in every way. */
    private static void delay() {
        int spins = ThreadLocalRandom.current().nextInt(4) == 0
                ? ThreadLocalRandom.current().nextInt(400)
                : 0;
        for (int i = 0; i < spins; i++) {
            Thread.onSpinWait();
        }
    }
}
