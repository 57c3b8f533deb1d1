package contended;

/** Threads that do the same at the same time. Not watched: what it calls is called from outside. */
public final class Crowd {
    private static final int THREADS = 3;

    private Crowd() {}

    /** What one of the threads does in one round. */
    @FunctionalInterface
    public interface Step {
        void run(int round) throws Exception;
    }

    /** Gives others the chance to come in between. A region would end if it did so itself. */
    @SuppressWarnings("ThreadPriorityCheck")
    static void meanwhile() {
        Thread.yield();
    }

    /** Every thread does it so many times. */
    static void all(int rounds, Step step) {
        Step[] steps = new Step[THREADS];
        java.util.Arrays.fill(steps, step);
        each(rounds, steps);
    }

    /** A thread for each step, which does it so many times. */
    static void each(int rounds, Step... steps) {
        Thread[] threads = new Thread[steps.length];
        Throwable[] failures = new Throwable[steps.length];
        for (int i = 0; i < steps.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < rounds; round++) {
                        steps[number].run(round);
                    }
                } catch (Throwable e) {
                    failures[number] = e;
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (int i = 0; i < threads.length; i++) {
            try {
                threads[i].join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (failures[i] != null) {
                throw new IllegalStateException(failures[i]);
            }
        }
    }
}
