package dev.atomicity.benchmarks.kernels;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** LU factorization with pivots: in each step all threads read the row of the pivot, with a barrier between the steps. */
final class LuFactorization implements Kernel {
    private static final int SIZE = 320;

    @Override
    public long run(int threads) throws InterruptedException {
        Matrix matrix = new Matrix();
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Kernel.onThreads(threads, number -> {
            for (int step = 0; step < SIZE - 1; step++) {
                if (number == 0) {
                    matrix.pivot(step);
                }
                await(barrier);
                for (int row = step + 1 + number; row < SIZE; row += threads) {
                    matrix.eliminate(row, step);
                }
                await(barrier);
            }
        });
        return matrix.checksum();
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Matrix {
        private final double[][] rows = new double[SIZE][SIZE];

        Matrix() {
            long seed = 1325;
            for (double[] row : rows) {
                for (int column = 0; column < SIZE; column++) {
                    seed = 3125 * seed % 65536;
                    row[column] = (seed - 32768.0) / 16384.0;
                }
            }
        }

        /** Moves the row with the largest element of the column to its place. */
        void pivot(int step) {
            int largest = step;
            for (int row = step + 1; row < SIZE; row++) {
                if (Math.abs(rows[row][step]) > Math.abs(rows[largest][step])) {
                    largest = row;
                }
            }
            double[] pivot = rows[largest];
            rows[largest] = rows[step];
            rows[step] = pivot;
        }

        void eliminate(int row, int step) {
            double[] pivot = rows[step];
            double[] target = rows[row];
            double factor = target[step] / pivot[step];
            target[step] = factor;
            for (int column = step + 1; column < SIZE; column++) {
                target[column] -= factor * pivot[column];
            }
        }

        long checksum() {
            double sum = 0;
            for (int i = 0; i < SIZE; i++) {
                sum += Math.log(Math.abs(rows[i][i]));
            }
            return Math.round(sum * 1e6);
        }
    }
}
