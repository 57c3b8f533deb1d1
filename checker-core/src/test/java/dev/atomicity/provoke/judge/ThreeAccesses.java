package dev.atomicity.provoke.judge;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * AtomChase's sufficient conditions (Fig. 5): two accesses of one transaction and one of another thread between them, all of one
 * variable, with values that no serial order explains. They are for two threads, and need all values of the variable.
 */
final class ThreeAccesses {
    private final List<ValuedAccess> trace;
    private final Map<Long, Object> initial;

    /**
     * @param trace of two threads, in the order in which it happened, with all values known
     * @param initial what the variables held before: the paper takes that for a write like others
     */
    ThreeAccesses(List<ValuedAccess> trace, Map<Long, Object> initial) {
        this.trace = trace;
        this.initial = initial;
    }

    /** Whether some three accesses show that no serial order explains the values. */
    boolean showHarm() {
        for (int first = 0; first < trace.size(); first++) {
            for (int third = first + 2; third < trace.size(); third++) {
                if (trace.get(first).transaction() == trace.get(third).transaction()) {
                    for (int second = first + 1; second < third; second++) {
                        if (isHarmful(first, second, third)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private boolean isHarmful(int first, int second, int third) {
        ValuedAccess e1 = trace.get(first);
        ValuedAccess e2 = trace.get(second);
        ValuedAccess e3 = trace.get(third);
        if (e1.variable() != e2.variable() || e2.variable() != e3.variable() || e1.thread() == e2.thread()) {
            return false;
        }
        String kinds = kind(e1) + kind(e2) + kind(e3);
        return switch (kinds) {
            case "WRW" ->
                !Objects.equals(e2.value(), e3.value())
                        && !Objects.equals(e2.value(), initial.get(e2.variable()))
                        && noWriteBefore(first, e1, e2.value())
                        && noWriteBefore(second, e2, e2.value())
                        && noWriteAfter(third, e3, e2.value());
            case "RWR" -> !Objects.equals(e1.value(), e3.value()) && noWriteBetween(first, third, e3.value());
            case "WWR" -> !Objects.equals(e1.value(), e3.value()) && noWriteBetween(first, third, e3.value());
            case "RWW" ->
                !Objects.equals(e1.value(), e2.value())
                        && noWriteBefore(first, e1, e1.value())
                        && noWriteBefore(second, e2, e1.value())
                        && noWriteAfter(second, e2, e1.value())
                        && decidesFinalValue(third, e2);
            default -> false;
        };
    }

    /**
     * Not in the paper. If the transaction comes first in a serial order, the final value is the other thread's: without this
     * condition that may be the same one.
     */
    private boolean decidesFinalValue(int index, ValuedAccess other) {
        ValuedAccess last = trace.get(index);
        boolean isLastWrite = trace.subList(index + 1, trace.size()).stream()
                .noneMatch(later -> later.writes() && later.variable() == last.variable());
        return isLastWrite && trace.stream().noneMatch(writes(other, last.value()));
    }

    private static String kind(ValuedAccess access) {
        return access.writes() ? "W" : "R";
    }

    private boolean noWriteBefore(int index, ValuedAccess access, Object value) {
        return trace.subList(0, index + 1).stream().noneMatch(writes(access, value));
    }

    private boolean noWriteAfter(int index, ValuedAccess access, Object value) {
        return trace.subList(index, trace.size()).stream().noneMatch(writes(access, value));
    }

    private boolean noWriteBetween(int first, int third, Object value) {
        return trace.subList(first, third + 1).stream().noneMatch(writes(trace.get(first), value));
    }

    /** Another write of that value by the same thread to the same variable. */
    private static Predicate<ValuedAccess> writes(ValuedAccess access, Object value) {
        return other -> other.writes()
                && other.thread() == access.thread()
                && other.variable() == access.variable()
                && Objects.equals(other.value(), value);
    }
}
