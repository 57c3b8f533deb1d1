package dev.atomicity.hooks;

import dev.atomicity.hooks.thread.ThreadState;
import java.util.function.BinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * A function of the program that is given to {@code updateAndGet} or a similar method, of an atomic or a field updater. The JDK reads the
 * variable, runs the function, and tries to set the result, until no other thread was faster. The function is recorded as it runs; the
 * variable is held from its end until it has been set, so that the recorded order is the order of effects.
 *
 * <p>If the function runs again, the attempt before has failed, which is a boundary, as if the program had the loop itself: see {@link
 * AtomicHooks#tried}. Used by its own thread only.
 */
final class WatchedUpdate
        implements IntUnaryOperator, IntBinaryOperator, LongUnaryOperator, LongBinaryOperator, UnaryOperator<Object> {
    private final Object function;
    private final Held variable;
    private final ThreadState thread;
    private boolean hasRun;

    /** Holds the variable that is updated. */
    @FunctionalInterface
    interface Held {
        void hold();
    }

    private WatchedUpdate(Object function, Held variable, ThreadState thread) {
        this.function = function;
        this.variable = variable;
        this.thread = thread;
    }

    /** In place of the function of the program; the argument itself if it is not a function, since the call then fails. */
    static Object of(Object function, Held variable, ThreadState thread) {
        WatchedUpdate update = new WatchedUpdate(function, variable, thread);
        return function == null
                ? null
                : function instanceof BinaryOperator<?> ? (BinaryOperator<Object>) update::combine : update;
    }

    private void begin() {
        if (hasRun) {
            VolatileHooks.done(thread);
            RegionHooks.blocking(thread);
        }
        hasRun = true;
    }

    /** A hook, which does not throw. */
    private void end() {
        variable.hold();
    }

    @Override
    public int applyAsInt(int value) {
        begin();
        int made = ((IntUnaryOperator) function).applyAsInt(value);
        end();
        return made;
    }

    @Override
    public int applyAsInt(int left, int right) {
        begin();
        int made = ((IntBinaryOperator) function).applyAsInt(left, right);
        end();
        return made;
    }

    @Override
    public long applyAsLong(long value) {
        begin();
        long made = ((LongUnaryOperator) function).applyAsLong(value);
        end();
        return made;
    }

    @Override
    public long applyAsLong(long left, long right) {
        begin();
        long made = ((LongBinaryOperator) function).applyAsLong(left, right);
        end();
        return made;
    }

    @Override
    @SuppressWarnings("unchecked") // arguments and result are only passed on
    public Object apply(Object value) {
        begin();
        Object made = ((UnaryOperator<Object>) function).apply(value);
        end();
        return made;
    }

    @SuppressWarnings("unchecked")
    private Object combine(Object left, Object right) {
        begin();
        Object made = ((BinaryOperator<Object>) function).apply(left, right);
        end();
        return made;
    }
}
