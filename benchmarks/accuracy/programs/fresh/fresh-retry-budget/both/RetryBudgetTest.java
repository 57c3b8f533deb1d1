package retrybudget;

import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class RetryBudgetTest {
    private static Callable<String> failsOnce() {
        AtomicBoolean failed = new AtomicBoolean();
        return () -> {
            if (!failed.getAndSet(true)) {
                throw new IllegalStateException("try again");
            }
            return "ok";
        };
    }

    @Test
    void twoCallsShareOneRetry() {
        RetryBudget budget = new RetryBudget(1);
        class Call extends RecursiveAction {
            @Override
            protected void compute() {
                try {
                    budget.call(failsOnce());
                } catch (Exception e) {
                    System.err.println(e);
                }
            }
        }
        ForkJoinPool pool = new ForkJoinPool(3);
        var first = pool.submit(new Call());
        var second = pool.submit(new Call());
        first.join();
        second.join();
        pool.shutdown();
    }
}
