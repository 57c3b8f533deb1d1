package overlap;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import overlap.Meeting.Part;

/** All meetings of two threads through synchronizers, for each line of their table. Watched. */
final class Synchronizers {
    private static final Object NOTHING = new Object();

    private Synchronizers() {}

    static List<Meeting> meetings() {
        List<Meeting> all = new ArrayList<>();
        all.addAll(SynchronizerLocks.meetings());
        all.addAll(SynchronizerConditions.meetings());
        all.addAll(SynchronizerStamps.meetings());
        all.addAll(SynchronizerSignals.meetings());
        return all;
    }

    /** A part that knows what the synchronizer is. */
    interface Step<T> {
        Object play(T root, Object kept, SyncRound round) throws Exception;
    }

    /** A part that has nothing to give to the next one. */
    interface Act<T> {
        void play(T root, SyncRound round) throws Exception;
    }

    static <T> Step<T> nothing() {
        return (root, kept, round) -> NOTHING;
    }

    static <T> Step<T> act(Act<T> act) {
        return (root, kept, round) -> {
            act.play(root, round);
            return NOTHING;
        };
    }

    /** What the parts are, without the call that is tried. */
    record Way<T>(Supplier<T> maker, Step<T> prepare, Step<T> publish, Step<T> observe, Step<T> finish, boolean waits) {
        /** By way of a call that publishes. */
        Way<T> publishing(Step<T> other) {
            return new Way<>(maker, prepare, other, observe, finish, waits);
        }

        /** By way of a call that observes. */
        Way<T> observing(Step<T> other) {
            return new Way<>(maker, prepare, publish, other, finish, waits);
        }

        Way<T> finishing(Step<T> other) {
            return new Way<>(maker, prepare, publish, observe, other, waits);
        }

        Way<T> preparing(Step<T> other) {
            return new Way<>(maker, other, publish, observe, finish, waits);
        }

        /** The observer has to be there first, or both at the same time. */
        Way<T> waiting() {
            return new Way<>(maker, prepare, publish, observe, finish, true);
        }
    }

    /** For each method of that name, through each of the types. The first one is that of the table. */
    static <T> void add(List<Meeting> all, String method, Way<T> way, Class<?> declaring, Class<?>... others) {
        List<Class<?>> owners = new ArrayList<>(List.of(declaring));
        owners.addAll(List.of(others));
        String line = declaring.getName() + " " + method;
        for (Class<?> owner : owners) {
            for (Method each : owner.getMethods()) {
                boolean isCallable = !each.isSynthetic() && !Modifier.isStatic(each.getModifiers());
                if (each.getName().equals(method) && isCallable) {
                    all.add(new Meeting(
                            line,
                            owner,
                            each,
                            way.maker()::get,
                            part(way.prepare()),
                            part(way.publish()),
                            part(way.observe()),
                            part(way.finish()),
                            way.waits()));
                }
            }
        }
    }

    @SuppressWarnings("unchecked") // the maker of the same way made it
    private static <T> Part part(Step<T> step) {
        return (root, kept, round) -> step.play((T) root, kept, round);
    }
}
