package agents;

/** Two threads in the same methods, correctly locked: only the marks of a coverage tool are shared without a lock. */
public class Covered {
    private int value;

    synchronized void step(int by) {
        if (by > 1) {
            value += by;
        } else {
            value++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Covered covered = new Covered();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 2000; k++) {
                    covered.step(k % 3);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(covered.value);
    }
}
