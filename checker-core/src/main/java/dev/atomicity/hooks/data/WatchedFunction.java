package dev.atomicity.hooks.data;

import java.util.function.BiFunction;
import java.util.function.Function;

/** A function of the program that is passed to one call on a map, and records whether it has run. */
public final class WatchedFunction {
    private WatchedFunction() {}

    private abstract static class Watched {
        /** Used by the thread that makes the call. */
        boolean hasRun;

        Object made;
    }

    private static final class OfOne extends Watched implements Function<Object, Object> {
        private final Function<Object, Object> function;

        OfOne(Function<Object, Object> function) {
            this.function = function;
        }

        @Override
        public Object apply(Object key) {
            hasRun = true;
            made = function.apply(key);
            return made;
        }
    }

    private static final class OfTwo extends Watched implements BiFunction<Object, Object, Object> {
        private final BiFunction<Object, Object, Object> function;

        OfTwo(BiFunction<Object, Object, Object> function) {
            this.function = function;
        }

        @Override
        public Object apply(Object key, Object value) {
            hasRun = true;
            return function.apply(key, value);
        }
    }

    /** The watched function; the argument itself if it is of a kind that cannot be watched. */
    @SuppressWarnings("unchecked") // arguments and result are only passed on
    public static Object of(Object function) {
        if (function instanceof Function<?, ?> ofOne && !(function instanceof BiFunction<?, ?, ?>)) {
            return new OfOne((Function<Object, Object>) ofOne);
        }
        if (function instanceof BiFunction<?, ?, ?> ofTwo && !(function instanceof Function<?, ?>)) {
            return new OfTwo((BiFunction<Object, Object, Object>) ofTwo);
        }
        return function;
    }

    /** Whether the function may have returned that value: a map may run the function, and then find that another thread was faster. */
    public static boolean mayHaveReturned(Object value, Object function) {
        return !(function instanceof Watched watched) || (watched.hasRun && watched.made == value);
    }

    public static boolean mayHaveRun(Object function) {
        return !(function instanceof Watched watched) || watched.hasRun;
    }
}
