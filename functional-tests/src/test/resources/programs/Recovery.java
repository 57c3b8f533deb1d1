package programs;

import java.util.ArrayList;
import java.util.List;

/** Runs out of stack and of memory, and goes on. */
public class Recovery {
    int depth;
    int[] marks = new int[4];
    volatile int last;
    static long total;

    void recurse() {
        depth++;
        marks[depth & 3]++;
        last = depth;
        synchronized (this) {
            total++;
        }
        recurse();
    }

    static class LoadedDeep {
        static int loads;
        int field = ++loads;
    }

    /** Whatever is loaded for the first time at the end of the stack. */
    int recurseAndLoad(int level) {
        try {
            return recurseAndLoad(level + 1);
        } catch (StackOverflowError e) {
            return new LoadedDeep().field;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int round = 0; round < 3; round++) {
            Recovery recovery = new Recovery();
            try {
                recovery.recurse();
            } catch (StackOverflowError e) {
                System.out.println("recovered " + (recovery.depth > 100) + " " + Thread.holdsLock(recovery));
            }
            Thread other = new Thread(() -> {
                synchronized (recovery) {
                    recovery.last++;
                    recovery.marks[1]++;
                    recovery.depth = 0;
                }
            });
            other.start();
            other.join();
            System.out.println(recovery.depth);
        }
        try {
            System.out.println(new Recovery().recurseAndLoad(0) > 0);
        } catch (StackOverflowError | NoClassDefFoundError e) {
            System.out.println(true); // it depends on the last few bytes of the stack whether the class can be loaded
        }
        List<long[]> kept = new ArrayList<>();
        try {
            while (true) {
                kept.add(new long[1 << 16]);
                kept.get(kept.size() - 1)[3] = kept.size();
                total += kept.size();
            }
        } catch (OutOfMemoryError e) {
            int size = kept.size();
            kept = null;
            System.out.println("out of memory " + (size > 3));
        }
        Recovery after = new Recovery();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    synchronized (after) {
                        after.depth++;
                        after.last = after.depth;
                        after.marks[k & 3]++;
                    }
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(after.depth + " " + after.last + " " + after.marks[0]);
    }
}
