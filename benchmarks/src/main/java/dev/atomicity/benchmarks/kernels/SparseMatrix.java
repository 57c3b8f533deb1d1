package dev.atomicity.benchmarks.kernels;

/** Sparse matrix times vector, over and over: indirect reads of arrays that all threads share, writes to rows of one's own. */
final class SparseMatrix implements Kernel {
    private static final int ROWS = 4_000;
    private static final int IN_A_ROW = 5;
    private static final int ROUNDS = 400;

    @Override
    public long run(int threads) throws InterruptedException {
        Product product = new Product();
        Kernel.onThreads(threads, number -> {
            int from = number * ROWS / threads;
            int to = (number + 1) * ROWS / threads;
            for (int round = 0; round < ROUNDS; round++) {
                product.addRows(from, to);
            }
        });
        return product.checksum();
    }

    /** The matrix in compressed rows, the vector, and the sum of all products so far. */
    private static final class Product {
        private final int[] rowStarts = new int[ROWS + 1];
        private final int[] columns = new int[ROWS * IN_A_ROW];
        private final double[] values = new double[ROWS * IN_A_ROW];
        private final double[] vector = new double[ROWS];
        private final double[] sums = new double[ROWS];

        Product() {
            for (int row = 0; row < ROWS; row++) {
                vector[row] = (row * 37 % 1009) / 1009.0;
                rowStarts[row + 1] = (row + 1) * IN_A_ROW;
                for (int i = row * IN_A_ROW; i < rowStarts[row + 1]; i++) {
                    columns[i] = (int) ((i * 2_654_435_761L >>> 8) % ROWS);
                    values[i] = (i * 31 % 211) / 211.0;
                }
            }
        }

        void addRows(int from, int to) {
            for (int row = from; row < to; row++) {
                for (int i = rowStarts[row]; i < rowStarts[row + 1]; i++) {
                    sums[row] += vector[columns[i]] * values[i];
                }
            }
        }

        long checksum() {
            double sum = 0;
            for (double each : sums) {
                sum += each;
            }
            return Math.round(sum * 1e6);
        }
    }
}
