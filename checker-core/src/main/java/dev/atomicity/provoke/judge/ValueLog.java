package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.log.Variables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The accesses of a directed execution, each with what its variable held right before it: that is what a read has read, and what
 * the write before it has written.
 */
public final class ValueLog {
    private static final int MAX_ENTRIES = 20_000;

    private record Entry(int thread, long transaction, int region, long variable, boolean writes, Object before) {}

    // All guarded by this object.
    private final List<Entry> entries = new ArrayList<>();
    private final Variables variables = new Variables();
    private long outside;

    /** The actor accesses a variable, which it holds. */
    public synchronized void add(Actor actor, boolean writes, Object base, long offset) {
        if (entries.size() == MAX_ENTRIES) {
            return;
        }
        boolean isInRegion = actor.thread().inTransaction();
        // An access outside of all regions is a transaction of its own.
        long transaction = isInRegion ? actor.thread().transaction() : - ++outside;
        entries.add(new Entry(
                actor.thread().id,
                transaction,
                isInRegion ? actor.thread().region() : 0,
                variables.numberOf(base, offset),
                writes,
                Samples.of(base, offset)));
    }

    /** Judges the transactions of those regions: harmful if one of them is. */
    public synchronized Judgement judge(Set<Integer> regions) {
        if (entries.size() == MAX_ENTRIES) {
            return Judgement.UNPROVEN;
        }
        List<Object> finals = new ArrayList<>();
        for (int i = 0; i < variables.count(); i++) {
            finals.add(Samples.of(variables.base(i), variables.offset(i)));
        }
        Map<List<Long>, Span> spans = spans();
        Judgement sum = null;
        for (Span span : spans.values()) {
            if (regions.contains(entries.get(span.first).region())) {
                Judgement one = judge(span, spans, finals);
                sum = sum == null || one == Judgement.HARMFUL ? one : sum == one ? sum : worse(sum, one);
            }
        }
        return sum == null ? Judgement.UNPROVEN : sum;
    }

    private static Judgement worse(Judgement one, Judgement other) {
        return one == Judgement.HARMFUL || other == Judgement.HARMFUL ? Judgement.HARMFUL : Judgement.UNPROVEN;
    }

    /** The first and the last entry of a transaction. */
    private static final class Span {
        final int number;
        final int first;
        int last;

        Span(int number, int first) {
            this.number = number;
            this.first = first;
        }

        boolean overlaps(Span other) {
            return first <= other.last && other.first <= last;
        }
    }

    private Map<List<Long>, Span> spans() {
        Map<List<Long>, Span> spans = new LinkedHashMap<>();
        for (int i = 0; i < entries.size(); i++) {
            int index = i;
            spans.computeIfAbsent(keyOf(entries.get(i)), key -> new Span(spans.size(), index)).last = i;
        }
        return spans;
    }

    private static List<Long> keyOf(Entry entry) {
        return List.of((long) entry.thread(), entry.transaction());
    }

    /** With all transactions that happened at the same time. */
    private Judgement judge(Span victim, Map<List<Long>, Span> spans, List<Object> finals) {
        int start = victim.first;
        int end = victim.last;
        Set<Span> involved = new HashSet<>();
        for (Span span : spans.values()) {
            if (span.overlaps(victim)) {
                involved.add(span);
                start = Math.min(start, span.first);
                end = Math.max(end, span.last);
            }
        }
        if (involved.size() < 2 || involved.size() > SerialOrders.MAX_TRANSACTIONS) {
            return Judgement.UNPROVEN;
        }
        List<ValuedAccess> accesses = new ArrayList<>();
        Map<Long, Object> initial = new HashMap<>();
        Map<Long, Object> last = new HashMap<>();
        for (int i = start; i <= end; i++) {
            Entry entry = entries.get(i);
            Span span = spans.get(keyOf(entry));
            if (!involved.contains(span)) {
                if (entry.writes()) {
                    return Judgement.UNPROVEN; // it may have changed what others read
                }
                continue;
            }
            Object after = afterwards(i, finals);
            putKnown(entry.variable(), entry.before(), initial, true);
            putKnown(entry.variable(), after, last, false);
            accesses.add(new ValuedAccess(
                    entry.thread(),
                    span.number,
                    entry.variable(),
                    entry.writes(),
                    known(entry.writes() ? after : entry.before())));
        }
        return new SerialOrders(accesses, initial, last).judge();
    }

    private static void putKnown(long variable, Object value, Map<Long, Object> values, boolean isFirst) {
        if (known(value) == null) {
            return;
        }
        if (isFirst) {
            values.putIfAbsent(variable, value);
        } else {
            values.put(variable, value);
        }
    }

    private static Object known(Object sample) {
        return sample == Samples.UNKNOWN ? null : sample;
    }

    /** What the variable of the entry held after it: what its next access found there. */
    private Object afterwards(int index, List<Object> finals) {
        long variable = entries.get(index).variable();
        for (int i = index + 1; i < entries.size(); i++) {
            if (entries.get(i).variable() == variable) {
                return entries.get(i).before();
            }
        }
        return finals.get((int) variable);
    }
}
