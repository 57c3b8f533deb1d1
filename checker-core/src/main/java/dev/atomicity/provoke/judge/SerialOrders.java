package dev.atomicity.provoke.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for a serial order of some transactions that explains every value read and the final values: the exhaustive check of
 * AtomChase. The transactions of one thread keep their order.
 */
public final class SerialOrders {
    /** More transactions than this have too many orders. */
    static final int MAX_TRANSACTIONS = 7;

    /** Whether some order explains the values; the worst answer first. */
    private enum Explanation {
        NONE,
        /** Some order does if all unknown values fit. */
        PERHAPS,
        CERTAIN
    }

    private final List<List<Action>> transactions;
    private final State initial;
    private final State last;

    /**
     * @param actions in the order in which they happened
     * @param initial what the variables held before; those that are missing are not known
     * @param last what they held afterwards
     */
    SerialOrders(List<? extends Action> actions, State initial, State last) {
        Map<Integer, List<Action>> byTransaction = new LinkedHashMap<>();
        for (Action action : actions) {
            byTransaction
                    .computeIfAbsent(action.transaction(), key -> new ArrayList<>())
                    .add(action);
        }
        this.transactions = new ArrayList<>(byTransaction.values());
        this.initial = initial;
        this.last = last;
    }

    /** Harmless if there is such an order, harmful if there is none. What is not known contradicts no order. */
    Judgement judge() {
        if (transactions.size() > MAX_TRANSACTIONS) {
            return Judgement.UNPROVEN;
        }
        return switch (explain(new boolean[transactions.size()], 0, initial)) {
            case NONE -> Judgement.HARMFUL;
            case PERHAPS -> Judgement.UNPROVEN;
            case CERTAIN -> isAllKnown() ? Judgement.HARMLESS : Judgement.UNPROVEN;
        };
    }

    private boolean isAllKnown() {
        return transactions.stream().flatMap(List::stream).allMatch(action -> action.isKnown(initial, last));
    }

    private Explanation explain(boolean[] isDone, int count, State state) {
        if (count == isDone.length) {
            if (!state.agreesWith(last)) {
                return Explanation.NONE;
            }
            return state.knowsObjectsOf(last) ? Explanation.CERTAIN : Explanation.PERHAPS;
        }
        Explanation best = Explanation.NONE;
        for (int next = 0; next < isDone.length && best != Explanation.CERTAIN; next++) {
            if (!isDone[next] && isFirstOfThread(next, isDone)) {
                State changed = state.copy();
                if (transactions.get(next).stream().allMatch(action -> action.happensIn(changed))) {
                    isDone[next] = true;
                    Explanation found = explain(isDone, count + 1, changed);
                    isDone[next] = false;
                    best = found.compareTo(best) > 0 ? found : best;
                }
            }
        }
        return best;
    }

    private boolean isFirstOfThread(int next, boolean[] isDone) {
        int thread = transactions.get(next).get(0).thread();
        for (int earlier = 0; earlier < next; earlier++) {
            if (!isDone[earlier] && transactions.get(earlier).get(0).thread() == thread) {
                return false;
            }
        }
        return true;
    }
}
