package dev.atomicity.benchmarks.kernels;

/** Fourier coefficients: much arithmetic, a result now and then. */
final class Series implements Kernel {
    private static final int COEFFICIENTS = 800;
    private static final int STEPS = 400;

    @Override
    public long run(int threads) throws InterruptedException {
        Coefficients coefficients = new Coefficients(COEFFICIENTS);
        Kernel.onThreads(threads, number -> {
            for (int n = number; n < COEFFICIENTS; n += threads) {
                coefficients.compute(n);
            }
        });
        return coefficients.hash();
    }

    private static final class Coefficients {
        private final double[] cosines;
        private final double[] sines;

        Coefficients(int count) {
            cosines = new double[count];
            sines = new double[count];
        }

        void compute(int n) {
            cosines[n] = integrate(n, true);
            sines[n] = integrate(n, false);
        }

        private double integrate(int n, boolean cosine) {
            double sum = 0;
            double step = 2.0 / STEPS;
            for (int i = 0; i < STEPS; i++) {
                double x = i * step;
                double wave = cosine ? Math.cos(Math.PI * n * x) : Math.sin(Math.PI * n * x);
                sum += Math.pow(x + 1, x) * wave * step;
            }
            return sum;
        }

        long hash() {
            long hash = 0;
            for (int n = 0; n < cosines.length; n++) {
                hash = hash * 31 + Math.round((cosines[n] + sines[n]) * 1e9);
            }
            return hash;
        }
    }
}
