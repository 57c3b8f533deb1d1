package retrybudget;

import java.util.concurrent.atomic.AtomicInteger;

public class Retries {
    public interface Budget {
        int left();

        void use();

        boolean tryUse();
    }

    static final class Counted implements Budget {
        private final AtomicInteger left = new AtomicInteger(1);

        @Override
        public int left() {
            return left.get();
        }

        @Override
        public void use() {
            left.decrementAndGet();
        }

        @Override
        public boolean tryUse() {
            return left.getAndUpdate(now -> now > 0 ? now - 1 : 0) > 0;
        }
    }

    private final Budget budget = new Counted();

    public boolean retry() {
        return budget.tryUse();
    }
}
