package retrycounter;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class RetryCounter {
    private final Map<String, AtomicInteger> counts = new ConcurrentHashMap<>();

    public int count(String op) {
        AtomicInteger a = counts.get(op);
        if (a == null) {
            a = new AtomicInteger();
            counts.put(op, a);
        }
        return a.incrementAndGet();
    }
}
