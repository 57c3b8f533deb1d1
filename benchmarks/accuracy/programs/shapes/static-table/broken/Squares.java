package numbers;

import java.util.ArrayList;
import java.util.List;

/** Grows when a number is asked for that is not there yet. */
public final class Squares {
    private static final List<Integer> KNOWN = new ArrayList<>();

    private Squares() {}

    public static int square(int number) {
        int known = size();
        for (int next = known; next <= number; next++) {
            append(next * next);
        }
        return get(number);
    }

    private static synchronized int size() {
        return KNOWN.size();
    }

    private static synchronized void append(int value) {
        KNOWN.add(value);
    }

    private static synchronized int get(int number) {
        return KNOWN.get(number);
    }
}
