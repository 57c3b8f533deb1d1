package okcaswithretries;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

public class Quota {
    private record Usage(long bytes, int files) {
        Usage plus(long more) {
            return new Usage(bytes + more, files + 1);
        }
    }

    private final AtomicReference<Usage> usage = new AtomicReference<>(new Usage(0, 0));
    private final LongAdder conflicts = new LongAdder();
    private final long limit;

    public Quota(long limit) {
        this.limit = limit;
    }

    public boolean store(long size) {
        for (; ; ) {
            Usage before = usage.get();
            Usage after = before.plus(size);
            if (after.bytes() > limit) {
                return false;
            }
            if (usage.compareAndSet(before, after)) {
                return true;
            }
            conflicts.increment();
            Thread.onSpinWait();
        }
    }

    public int files() {
        return usage.get().files();
    }
}
