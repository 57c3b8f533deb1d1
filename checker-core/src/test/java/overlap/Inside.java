package overlap;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/** What functions of the program do in the middle of a call. Watched. */
public final class Inside {
    private final ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();

    /** Unlike any exception of the calls that are tried: those are results. */
    private static final class AfterTheCall extends RuntimeException {}

    private Inside() {}

    /** Looks at what was published. */
    public static int look(Round round) {
        Payload payload = round.payload();
        return payload.first + payload.second;
    }

    /** Makes other calls, one of which fails. */
    public static void disturb() {
        new Inside().callAndFail();
    }

    private void callAndFail() {
        map.put("other", "value");
        try {
            queue.remove();
        } catch (NoSuchElementException expected) {
            map.remove("other");
        }
    }

    /** Makes a call in a function that another call runs. */
    public static Object nest(Round round, Function<Round, Object> call) {
        Object[] result = {null};
        new Inside().map.computeIfAbsent("outer", key -> {
            disturb();
            result[0] = call.apply(round);
            return key;
        });
        return result[0];
    }

    /** The same in a function that throws afterwards, so that the outer call fails. */
    public static Object nestAndThrow(Round round, Function<Round, Object> call) {
        Object[] result = {null};
        try {
            new Inside().map.computeIfAbsent("outer", key -> {
                result[0] = call.apply(round);
                throw new AfterTheCall();
            });
        } catch (AfterTheCall expected) {
            disturb();
        }
        return result[0];
    }

    /** Makes a call in a function that a stream runs. */
    public static Object stream(Round round, Function<Round, Object> call) {
        Object[] result = {null};
        List.of(round).stream().map(call).forEach(each -> result[0] = each);
        return result[0];
    }
}
