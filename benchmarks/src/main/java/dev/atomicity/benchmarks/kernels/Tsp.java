package dev.atomicity.benchmarks.kernels;

/** Travelling salesman by branch and bound: deep recursion over shared distances, and a shared best length. */
final class Tsp implements Kernel {
    private static final int CITIES = 12;

    @Override
    public long run(int threads) throws InterruptedException {
        Search search = new Search();
        Kernel.onThreads(threads, number -> {
            for (int first = 1 + number; first < CITIES; first += threads) {
                search.from(first);
            }
        });
        return search.best();
    }

    private static final class Search {
        private final int[][] distances = new int[CITIES][CITIES];
        private int best = Integer.MAX_VALUE;

        Search() {
            for (int i = 0; i < CITIES; i++) {
                for (int j = 0; j < CITIES; j++) {
                    distances[i][j] = i == j ? 0 : 10 + (i * j * 7919 + (i + j) * 104729) % 90;
                }
            }
        }

        void from(int first) {
            boolean[] visited = new boolean[CITIES];
            visited[0] = true;
            visited[first] = true;
            visit(first, 2, distances[0][first], visited);
        }

        private void visit(int city, int count, int length, boolean[] visited) {
            if (length >= best()) {
                return;
            }
            if (count == CITIES) {
                improve(length + distances[city][0]);
                return;
            }
            for (int next = 1; next < CITIES; next++) {
                if (!visited[next]) {
                    visited[next] = true;
                    visit(next, count + 1, length + distances[city][next], visited);
                    visited[next] = false;
                }
            }
        }

        private synchronized void improve(int length) {
            if (length < best) {
                best = length;
            }
        }

        synchronized int best() {
            return best;
        }
    }
}
