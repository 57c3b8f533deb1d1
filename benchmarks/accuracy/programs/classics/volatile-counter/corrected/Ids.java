package ids;

import java.util.concurrent.atomic.AtomicInteger;

public class Ids {
    private final AtomicInteger last = new AtomicInteger();

    public int next() {
        return last.incrementAndGet();
    }
}
