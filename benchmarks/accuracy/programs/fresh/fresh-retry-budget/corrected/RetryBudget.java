package retrybudget;

import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

public class RetryBudget {
    private final AtomicInteger remaining;

    public RetryBudget(int retries) {
        remaining = new AtomicInteger(retries);
    }

    public <T> T call(Callable<T> action) throws Exception {
        while (true) {
            try {
                return action.call();
            } catch (RuntimeException e) {
                if (!takeOne()) {
                    throw e;
                }
            }
        }
    }

    private boolean takeOne() {
        return remaining.getAndUpdate(left -> left > 0 ? left - 1 : left) > 0;
    }

    public int remaining() {
        return remaining.get();
    }
}
