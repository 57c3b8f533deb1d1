package overlap;

import java.lang.reflect.Method;
import java.util.function.Supplier;

/**
 * How two threads meet through a synchronizer. One of the parts makes the call that is tried, by {@link SyncRound#tried}.
 *
 * @param line of the table, as the lists name it
 * @param owner the type through which the call is made
 * @param prepare what the publisher does first
 * @param observe gives false or 0 if the observer did not get what it asked for
 * @param waits whether the observer has to be there before the publisher can go on
 */
record Meeting(
        String line,
        Class<?> owner,
        Method method,
        Supplier<Object> maker,
        Part prepare,
        Part publish,
        Part observe,
        Part finish,
        boolean waits) {
    /** A function of a class that is watched. */
    interface Part {
        /**
         * @param kept what the part of the same thread before has returned
         * @return what the next one needs
         */
        Object play(Object root, Object kept, SyncRound round) throws Exception;
    }

    @Override
    public String toString() {
        return line + ", " + method + " of " + owner.getSimpleName();
    }
}
