package paralleldistinct;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class Distinct {
    private final Set<Integer> seen = ConcurrentHashMap.newKeySet();
    private final AtomicInteger distinct = new AtomicInteger();

    public void count(int number) {
        if (!seen.contains(number)) {
            seen.add(number);
            distinct.incrementAndGet();
        }
    }

    public void countAll(List<Integer> numbers) {
        numbers.parallelStream().forEach(this::count);
    }
}
