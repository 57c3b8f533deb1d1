package modelled;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Regions that another thread cuts around a {@code compareAndSet}: one that succeeds, or fails without having been read
 * before, is a step like any other; one that fails after a read is a boundary.
 */
public final class FailedAttempt {
    @interface Atomic {}

    private final AtomicInteger atomic = new AtomicInteger();
    private int balance;

    public static void main(String[] args) {
        Partner.start();
        new FailedAttempt().aroundSuccess();
        new FailedAttempt().aroundFailureWithoutRead();
        new FailedAttempt().aroundFailure();
        new FailedAttempt().afterFailure();
    }

    @Atomic
    private void aroundSuccess() {
        int before = balance;
        int seen = atomic.get();
        Partner.run(() -> balance = 10);
        atomic.compareAndSet(seen, seen + 1);
        balance = before + 1;
    }

    @Atomic
    private void aroundFailureWithoutRead() {
        int before = balance;
        Partner.run(() -> {
            balance = 10;
            atomic.set(5);
        });
        atomic.compareAndSet(0, 1);
        balance = before + 1;
    }

    @Atomic
    private void aroundFailure() {
        int before = balance;
        int seen = atomic.get();
        Partner.run(() -> {
            balance = 10;
            atomic.incrementAndGet();
        });
        atomic.compareAndSet(seen, seen + 1);
        balance = before + 1;
    }

    @Atomic
    private void afterFailure() {
        int seen = atomic.get();
        Partner.run(() -> atomic.incrementAndGet());
        atomic.compareAndSet(seen, seen + 1);
        int before = balance;
        Partner.run(() -> balance = 10);
        balance = before + 1;
    }
}
