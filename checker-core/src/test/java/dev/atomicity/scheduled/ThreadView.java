package dev.atomicity.scheduled;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** What {@link ExpectedTrace} knows of a thread at some turn. */
final class ThreadView {
    /** What it has entered and not left. */
    final Deque<Turn> entered = new ArrayDeque<>();

    /** How many regions are open, and the turn with which the outermost began. */
    int depth;

    int region;

    /** Whether a transaction is active: in a region that others were let into, none is until something happens. */
    boolean isActive;

    /** When it began. */
    int begun;

    /** The operation that it is in, and how many turns of it were taken. */
    Turn operation;

    int nextTurn;

    /** An attempt that has failed, and of which nothing has come yet; null if there is none. */
    Attempt attempt;

    /** When the active transaction has first read parts of an object. */
    private final Map<Parts, Integer> reads = new HashMap<>();

    record Attempt(int cell, Step step, int time) {}

    private record Parts(int cell, long parts) {}

    void begin(int time) {
        isActive = true;
        begun = time;
        reads.clear();
    }

    void hasRead(int cell, long parts, int time) {
        reads.putIfAbsent(new Parts(cell, parts), time);
    }

    /** When the active transaction has first read these parts, alone or with others; null if it has not. */
    Integer firstRead(int cell, long parts) {
        Integer first = null;
        for (Map.Entry<Parts, Integer> read : reads.entrySet()) {
            boolean covers = read.getKey().cell == cell && (read.getKey().parts & parts) == parts;
            if (covers && (first == null || read.getValue() < first)) {
                first = read.getValue();
            }
        }
        return isActive ? first : null;
    }
}
