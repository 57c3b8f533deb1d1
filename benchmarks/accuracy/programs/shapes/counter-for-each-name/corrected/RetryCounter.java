package retrycounter;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class RetryCounter {
    private final Map<String, AtomicInteger> counts = new ConcurrentHashMap<>();

    public int count(String op) {
        return counts.computeIfAbsent(op, k -> new AtomicInteger()).incrementAndGet();
    }
}
