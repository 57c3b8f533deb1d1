package oksemaphoremutex;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.LongAdder;

public class Compactor {
    private final Semaphore permit = new Semaphore(1);
    private final LongAdder skipped = new LongAdder();
    private List<Integer> segments = new ArrayList<>();

    public void append(int size) {
        permit.acquireUninterruptibly();
        try {
            segments.add(size);
        } finally {
            permit.release();
        }
    }

    /** Makes one segment of all; nothing if another thread is at it. */
    public boolean compact() {
        if (!permit.tryAcquire()) {
            skipped.increment();
            return false;
        }
        try {
            int sum = 0;
            for (int size : segments) {
                sum += size;
            }
            segments = new ArrayList<>(List.of(sum));
            return true;
        } finally {
            permit.release();
        }
    }
}
