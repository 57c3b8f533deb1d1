package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.places.Values;
import dev.atomicity.hooks.report.Finding;
import dev.atomicity.hooks.thread.CompoundVariable;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.log.Variables;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The accesses of an execution, each with what its variable held right before it: that is what a read has read, and what the write before
 * it has written. Operations on collections and atomics are logged with their arguments and results.
 */
public final class ValueLog {
    private static final int MAX_ENTRIES = 20_000;

    // All guarded by this object.
    private final List<LogEntry> entries = new ArrayList<>();
    private final Variables variables = new Variables();
    private final ObjectLog objects = new ObjectLog();
    private long outside;

    /** By object that calls need for themselves: the regions of the calls that have not ended, by thread. */
    private final Map<Object, Map<Integer, Integer>> openCalls = new IdentityHashMap<>();

    /** Regions with such a call during which another thread has made one, too. */
    private final Set<Integer> overlapped = new HashSet<>();

    /** Whether an execution of the same JVM came before: it may have left static fields as this one would set them. */
    private final boolean isRepeated;

    private final Set<Long> staticFields = new HashSet<>();

    public ValueLog(boolean isRepeated) {
        this.isRepeated = isRepeated;
    }

    private boolean isFull() {
        return entries.size() >= MAX_ENTRIES;
    }

    /** The actor accesses a variable, which it holds. */
    public synchronized void add(Actor actor, boolean writes, Object base, long offset, int site) {
        ThreadState thread = actor.thread();
        CompoundVariable compound = thread.access.compound();
        if (isFull()) {
            return;
        }
        if (compound != null) {
            add(objects.accessed(thread.id, compound, writes, site), thread);
            return;
        }
        long variable = variables.numberOf(base, offset);
        if (base instanceof long[] words && Values.hasStatics(words)) {
            staticFields.add(variable);
        }
        boolean isAfterCall = thread.heldSample != null && thread.heldBase == base && thread.heldOffset == offset;
        Object before = isAfterCall ? thread.heldSample : Samples.of(base, offset);
        if (writes && updates(site)) {
            add(new LogEntry.OfVariable(thread.id, site, variable, false, before), thread);
        }
        add(new LogEntry.OfVariable(thread.id, site, variable, writes, before), thread);
    }

    /** Whether what is written there depends on what was there before. */
    private static boolean updates(int site) {
        Sites.Site place = Sites.get(site);
        return place != null && place.operation() == Operation.UPDATES;
    }

    private void add(LogEntry entry, ThreadState thread) {
        assign(entry, thread);
        entry.happensIn(thread);
        entries.add(entry);
    }

    /** An access outside all regions is a transaction of its own. */
    private void assign(LogEntry entry, ThreadState thread) {
        boolean isInRegion = thread.inTransaction();
        entry.belongsTo(isInRegion ? thread.transaction() : - ++outside, isInRegion ? thread.region() : 0);
    }

    /** An operation of a collection or an atomic follows. */
    public synchronized void calling(Object subject) {
        objects.calling(subject, entries.size());
    }

    /** The operation has taken effect. */
    public synchronized void returned(
            Actor actor, Object subject, String method, Object[] arguments, Object result, boolean isUsed, int site) {
        if (!isFull()) {
            ThreadState thread = actor.thread();
            add(objects.returned(thread.id, subject, method, arguments, result, isUsed, site, entries.size()), thread);
        }
    }

    /**
     * A call that needs the object for itself begins, or has ended. When it ends, the calls of other threads that are still open are
     * overlapped.
     */
    public synchronized void usesAlone(Actor actor, Object object, boolean isOver) {
        Map<Integer, Integer> open = openCalls.computeIfAbsent(object, key -> new HashMap<>());
        int thread = actor.thread().id;
        if (isOver) {
            open.remove(thread);
            overlapped.addAll(open.values());
        } else {
            open.put(thread, actor.thread().region());
        }
    }

    /** The result of the operation is only compared with the pivot. */
    public synchronized void compared(Actor actor, boolean isEquality, long pivot, int site) {
        LogEntry.OfOperation operation = objects.lastOf(actor.thread().id);
        if (operation != null && operation.site == site) {
            operation.compares(new Comparison(isEquality, pivot));
        }
    }

    /**
     * The operation has ended. If it failed because of another thread, the transaction has ended as well, and the operation does not belong
     * to it.
     */
    public synchronized void operationOver(Actor actor) {
        LogEntry.OfOperation operation = objects.lastOf(actor.thread().id);
        if (operation != null) {
            assign(operation, actor.thread());
        }
    }

    /** What was read or written at that step of a finding, as a report shows it; null if that is not known. */
    public synchronized String valueAt(Finding.Step step) {
        String value = null;
        boolean isFound = false;
        for (int i = 0; i < entries.size(); i++) {
            if (isAt(step, entries.get(i))) {
                String shown = shown(i);
                if (isFound && !Objects.equals(value, shown)) {
                    return null; // it was executed again, and it is not known which time is meant
                }
                isFound = true;
                value = shown;
            }
        }
        return value;
    }

    private static boolean isAt(Finding.Step step, LogEntry entry) {
        boolean isKnown = entry instanceof LogEntry.OfOperation
                || entry instanceof LogEntry.OfVariable
                        && entry.writes() == step.site().operation().isWrite();
        return isKnown
                && entry.thread == step.threadId()
                && entry.transaction() == step.transaction()
                && step.site().equals(Sites.get(entry.site));
    }

    private String shown(int index) {
        if (entries.get(index) instanceof LogEntry.OfVariable access) {
            Object value = Samples.shown(access.writes() ? writtenAt(index, access.variable) : access.before);
            return value == null ? null : value.toString();
        }
        return entries.get(index) instanceof LogEntry.OfOperation operation ? operation.shown : null;
    }

    /** What was written: the variable held it right before its next access, or holds it now. Unknown if not all accesses were logged. */
    private Object writtenAt(int index, long variable) {
        for (int i = index + 1; i < entries.size(); i++) {
            if (entries.get(i) instanceof LogEntry.OfVariable next && next.variable == variable) {
                return next.before;
            }
        }
        return isFull() ? Samples.UNKNOWN : heldNow((int) variable);
    }

    private Object heldNow(int variable) {
        return Samples.of(variables.base(variable), variables.offset(variable));
    }

    /** Judges the transactions of those regions: harmful if one of them is. */
    public synchronized Judgement judge(Set<Integer> regions) {
        if (isFull()) {
            return Judgement.UNPROVEN;
        }
        List<Object> last = new ArrayList<>();
        for (int i = 0; i < variables.count(); i++) {
            last.add(heldNow(i));
        }
        Judgement judgement = new ValueJudge(entries, objects, last).judge(regions);
        // The operations are logged as if each were one step. What becomes of an object that allows no others meanwhile
        // is not known.
        boolean isOpen = regions.stream().anyMatch(overlapped::contains) || (isRepeated && repeatsStaticWrites());
        return judgement == Judgement.HARMLESS && isOpen ? Judgement.UNPROVEN : judgement;
    }

    /** Whether a static field was set to the value that it had already: in the first execution it may have had another one. */
    private boolean repeatsStaticWrites() {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) instanceof LogEntry.OfVariable access
                    && access.writes()
                    && staticFields.contains(access.variable)
                    && Objects.equals(access.before, writtenAt(i, access.variable))) {
                return true;
            }
        }
        return false;
    }
}
