package dev.atomicity.provoke.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Looks for a serial order of some transactions that explains every value read and the final values: the exhaustive check of
 * AtomChase. The transactions of one thread keep their order.
 */
public final class SerialOrders {
    /** Beyond that there are too many orders. */
    static final int MAX_TRANSACTIONS = 7;

    private final List<List<ValuedAccess>> transactions;
    private final Map<Long, Object> initial;
    private final Map<Long, Object> last;

    /**
     * @param accesses in the order in which they happened
     * @param initial what the variables held before; those that are missing are not known
     * @param last what they held afterwards
     */
    SerialOrders(List<ValuedAccess> accesses, Map<Long, Object> initial, Map<Long, Object> last) {
        Map<Integer, List<ValuedAccess>> byTransaction = new LinkedHashMap<>();
        for (ValuedAccess access : accesses) {
            byTransaction
                    .computeIfAbsent(access.transaction(), key -> new ArrayList<>())
                    .add(access);
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
        boolean isExplained = explains(new boolean[transactions.size()], 0, initial);
        if (!isExplained) {
            return Judgement.HARMFUL;
        }
        return isAllKnown() ? Judgement.HARMLESS : Judgement.UNPROVEN;
    }

    private boolean isAllKnown() {
        return transactions.stream()
                .flatMap(List::stream)
                .allMatch(access -> access.value() != null
                        && initial.containsKey(access.variable())
                        && last.containsKey(access.variable()));
    }

    private boolean explains(boolean[] isDone, int count, Map<Long, Object> state) {
        if (count == isDone.length) {
            return last.entrySet().stream().allMatch(entry -> agrees(state.get(entry.getKey()), entry.getValue()));
        }
        for (int next = 0; next < isDone.length; next++) {
            if (!isDone[next] && isFirstOfThread(next, isDone)) {
                Map<Long, Object> changed = run(transactions.get(next), state);
                if (changed != null) {
                    isDone[next] = true;
                    boolean found = explains(isDone, count + 1, changed);
                    isDone[next] = false;
                    if (found) {
                        return true;
                    }
                }
            }
        }
        return false;
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

    /** What the variables hold afterwards; null if the transaction would have read something else. */
    private static Map<Long, Object> run(List<ValuedAccess> transaction, Map<Long, Object> state) {
        Map<Long, Object> changed = new HashMap<>(state);
        for (ValuedAccess access : transaction) {
            if (access.writes()) {
                changed.put(access.variable(), access.value());
            } else if (!agrees(changed.get(access.variable()), access.value())) {
                return null;
            }
        }
        return changed;
    }

    private static boolean agrees(Object one, Object other) {
        return one == null || other == null || Objects.equals(one, other);
    }
}
