package dev.atomicity.benchmarks.kernels;

/** Price paths by random walks: a simulation is a region on objects of its own, its result goes into a shared sum. */
final class MonteCarlo implements Kernel {
    private static final int SIMULATIONS = 8000;
    private static final int STEPS = 500;

    @Override
    public long run(int threads) throws InterruptedException {
        Results results = new Results();
        Kernel.onThreads(threads, number -> {
            for (int i = number; i < SIMULATIONS; i += threads) {
                results.add(new Simulation(i).run());
            }
        });
        return results.total();
    }

    private static final class Simulation {
        private final double[] path = new double[STEPS];
        private long seed;

        Simulation(int number) {
            seed = number * 0x5DEECE66DL + 11;
        }

        long run() {
            double price = 100;
            for (int i = 0; i < STEPS; i++) {
                price *= 1 + (next() - 0.5) / 50;
                path[i] = price;
            }
            double sum = 0;
            for (int i = 0; i < STEPS; i++) {
                sum += path[i];
            }
            return Math.round(sum * 1000);
        }

        private double next() {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            return (seed >>> 11) * 0x1.0p-53;
        }
    }

    private static final class Results {
        private long total;
        private int count;

        synchronized void add(long result) {
            total += result;
            count++;
        }

        synchronized long total() {
            return total * 31 + count;
        }
    }
}
