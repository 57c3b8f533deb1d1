package poll;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class Poll {
    private final Set<String> voters = ConcurrentHashMap.newKeySet();
    private final AtomicInteger votes = new AtomicInteger();

    public void vote(String v) {
        if (voters.add(v)) {
            votes.incrementAndGet();
        }
    }
}
