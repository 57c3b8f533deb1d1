package peakgetthenset;

import java.util.concurrent.atomic.AtomicLong;

public class Peak {
    private final AtomicLong peak = new AtomicLong();

    public void observe(long value) {
        peak.accumulateAndGet(value, Math::max);
    }
}
