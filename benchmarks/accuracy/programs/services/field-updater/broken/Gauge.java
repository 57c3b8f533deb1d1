package fieldupdater;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class Gauge {
    private static final AtomicIntegerFieldUpdater<Gauge> VALUE = AtomicIntegerFieldUpdater.newUpdater(Gauge.class, "value");
    private volatile int value;

    public int next() {
        int next = VALUE.get(this) + 1;
        VALUE.set(this, next);
        return next;
    }
}
