package addersumthenresetmark;

import java.util.concurrent.atomic.LongAdder;

public class Meter {
    private final LongAdder bytes = new LongAdder();

    public synchronized void mark(int count) {
        bytes.add(count);
    }

    public synchronized long drain() {
        long sum = bytes.sum();
        bytes.reset();
        return sum;
    }
}
