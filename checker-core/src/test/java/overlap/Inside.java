package overlap;

import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/** What functions of the program do in the middle of a call. Watched. */
public final class Inside {
    private final ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();

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
}
