package circuitbreaker;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class CircuitBreaker {
    enum State {
        CLOSED,
        OPEN,
        HALF_OPEN
    }

    private final AtomicReference<State> state = new AtomicReference<>(State.CLOSED);
    private final AtomicInteger failures = new AtomicInteger();
    private final int threshold;

    public CircuitBreaker(int threshold) {
        this.threshold = threshold;
    }

    public void onFailure() {
        if (failures.incrementAndGet() >= threshold) {
            state.set(State.OPEN);
        }
    }

    public void onSuccess() {
        failures.set(0);
        state.set(State.CLOSED);
    }

    /** While it is open, one call only is let through as a probe. */
    public boolean permits() {
        switch (state.get()) {
            case CLOSED:
                return true;
            case OPEN:
                return state.compareAndSet(State.OPEN, State.HALF_OPEN);
            default:
                return false;
        }
    }
}
