package dev.atomicity.benchmarks.kernels;

/** Dining philosophers: each meal holds two locks, of which neighbours want one too. */
final class Philosophers implements Kernel {
    private static final int SEATS = 10;
    private static final int MEALS = 20_000;
    private static final int BITES = 4;

    @Override
    public long run(int threads) throws InterruptedException {
        Fork[] forks = new Fork[SEATS];
        for (int i = 0; i < SEATS; i++) {
            forks[i] = new Fork();
        }
        Philosopher[] philosophers = new Philosopher[SEATS];
        for (int i = 0; i < SEATS; i++) {
            // The fork with the lower number first: no ring of philosophers can wait for each other.
            philosophers[i] = new Philosopher(forks[Math.min(i, (i + 1) % SEATS)], forks[Math.max(i, (i + 1) % SEATS)]);
        }
        Kernel.onThreads(threads, number -> {
            for (int meal = 0; meal < MEALS; meal++) {
                for (int seat = number; seat < SEATS; seat += threads) {
                    philosophers[seat].eat(meal);
                }
            }
        });
        long sum = 0;
        for (int i = 0; i < SEATS; i++) {
            sum = sum * 31 + forks[i].uses() + philosophers[i].eaten();
        }
        return sum;
    }

    private static final class Fork {
        private long uses;

        synchronized void use() {
            uses++;
        }

        synchronized long uses() {
            return uses;
        }
    }

    private static final class Philosopher {
        private final Fork first;
        private final Fork second;
        private long eaten;

        Philosopher(Fork first, Fork second) {
            this.first = first;
            this.second = second;
        }

        void eat(int meal) {
            synchronized (first) {
                synchronized (second) {
                    first.use();
                    second.use();
                    for (int bite = 0; bite < BITES; bite++) {
                        eaten += meal + bite;
                    }
                }
            }
        }

        long eaten() {
            return eaten;
        }
    }
}
