package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import java.util.ArrayList;
import java.util.List;

/**
 * Transactions that find a reference to be null and do nothing but set it: a result is computed when it is first needed, and kept. If the
 * same value is already there, it makes no difference whether such a transaction finds null and writes the value once more.
 *
 * <p>Null has no contents, so what is written cannot have been computed from it. This does not hold for a number: two threads that count
 * from 0 to 1 also write the same value.
 */
final class RepeatableWork {
    private RepeatableWork() {}

    /** A read of null by such a transaction. */
    private record Absent(ValuedAccess read, Object written) implements Action {
        @Override
        public int thread() {
            return read.thread();
        }

        @Override
        public int transaction() {
            return read.transaction();
        }

        @Override
        public boolean happensIn(State state) {
            return read.happensIn(state) || written.equals(state.value(read.variable()));
        }

        @Override
        public boolean isKnown(State initial, State last) {
            return read.isKnown(initial, last);
        }
    }

    /** The same actions, with such reads in place of plain ones. */
    static List<Action> in(List<Action> actions) {
        List<Action> replaced = new ArrayList<>();
        for (Action action : actions) {
            Object written =
                    action instanceof ValuedAccess access && isNull(access) ? onlyWrite(access, actions) : null;
            replaced.add(written == null ? action : new Absent((ValuedAccess) action, written));
        }
        return replaced;
    }

    private static boolean isNull(ValuedAccess access) {
        return !access.writes() && access.value() == Samples.NULL;
    }

    /** What its transaction writes; null if the transaction does anything but read and write that variable, or writes it more than once. */
    private static Object onlyWrite(ValuedAccess read, List<Action> actions) {
        Object written = null;
        for (Action action : actions) {
            if (action.transaction() == read.transaction()) {
                if (!(action instanceof ValuedAccess access) || access.variable() != read.variable()) {
                    return null;
                }
                if (access.writes()) {
                    if (written != null || access.value() == null) {
                        return null;
                    }
                    written = access.value();
                }
            }
        }
        return written;
    }
}
