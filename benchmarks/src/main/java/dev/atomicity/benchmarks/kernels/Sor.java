package dev.atomicity.benchmarks.kernels;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Successive over-relaxation: each thread sweeps its rows of a grid, with a barrier between red and black. */
final class Sor implements Kernel {
    private static final int SIZE = 400;
    private static final int SWEEPS = 100;

    @Override
    public long run(int threads) throws InterruptedException {
        Grid grid = new Grid(SIZE);
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Kernel.onThreads(threads, number -> {
            for (int sweep = 0; sweep < 2 * SWEEPS; sweep++) {
                grid.relax(number * SIZE / threads, (number + 1) * SIZE / threads, sweep & 1);
                await(barrier);
            }
        });
        return Math.round(grid.sum() * 1e6);
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Grid {
        private final double[][] cells;

        Grid(int size) {
            cells = new double[size][size];
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    cells[row][column] = (row * 31 + column * 17) % 101 / 101.0;
                }
            }
        }

        void relax(int from, int to, int colour) {
            for (int row = Math.max(1, from); row < Math.min(to, cells.length - 1); row++) {
                double[] above = cells[row - 1];
                double[] here = cells[row];
                double[] below = cells[row + 1];
                for (int column = 1 + ((row + colour) & 1); column < here.length - 1; column += 2) {
                    double around = above[column] + below[column] + here[column - 1] + here[column + 1];
                    here[column] = here[column] * -0.25 + around * 0.3125;
                }
            }
        }

        double sum() {
            double sum = 0;
            for (double[] row : cells) {
                for (double cell : row) {
                    sum += cell;
                }
            }
            return sum;
        }
    }
}
