package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.places.Values;
import dev.atomicity.hooks.thread.CompoundVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The operations on collections and atomics in an execution. The checker sees an operation as accesses of some variables; here it is
 * one entry with its values, and its accesses belong to it. Guarded by its user.
 */
final class ObjectLog {
    /** The largest number of accesses of one operation. */
    private static final int MAX_ACCESSES = 64;

    /** The methods whose second argument is the written value. */
    private static final Set<String> WRITES = Set.of("put", "set(int)");

    private final Map<Object, LoggedObject> bySubject = new IdentityHashMap<>();
    private final Map<CompoundVariable, LoggedObject> byCompound = new IdentityHashMap<>();

    /** By thread: accesses that belong to no operation yet. */
    private final Map<Integer, List<LogEntry.OfCompound>> recent = new HashMap<>();

    /** By thread: the last operation. */
    private final Map<Integer, LogEntry.OfOperation> operations = new HashMap<>();

    private long numbers;

    /** An operation follows; the object is copied before the first one. */
    void calling(Object subject, int entries) {
        if (!bySubject.containsKey(subject)) {
            bySubject.put(subject, new LoggedObject(numbers++, entries, ObjectModels.of(subject)));
        }
    }

    LogEntry.OfOperation returned(
            int thread,
            Object subject,
            String method,
            Object[] arguments,
            Object result,
            boolean isUsed,
            int site,
            int entries) {
        calling(subject, entries);
        List<Object> samples = new ArrayList<>();
        for (Object argument : arguments) {
            samples.add(Samples.of(argument));
        }
        LogEntry.OfOperation operation = new LogEntry.OfOperation(
                thread,
                site,
                bySubject.get(subject),
                new OperationCall(method, samples, Samples.of(result), isUsed, ObjectModels.leftIn(subject, arguments)),
                shown(method, arguments, result, site));
        operations.put(thread, operation);
        List<LogEntry.OfCompound> open = recent.getOrDefault(thread, List.of());
        for (int i = open.size() - 1; i >= Math.max(0, open.size() - MAX_ACCESSES); i--) {
            LogEntry.OfCompound access = open.get(i);
            if (access.site == site) {
                joins(access, operation);
                open.remove(i);
            }
        }
        return operation;
    }

    /** What was read; or what was written, if it is one value. A call that found nothing to take from a queue has read that it is empty. */
    private static String shown(String method, Object[] arguments, Object result, int site) {
        Sites.Site place = Sites.get(site);
        boolean hasTakenNothing = result == null && method.startsWith("poll");
        boolean isRead = place != null && (place.operation().isRead() || hasTakenNothing);
        boolean isWrite = arguments.length == 2 && WRITES.contains(method);
        Object value = isRead ? Values.shown(result) : isWrite ? Values.shown(arguments[1]) : null;
        return value == null ? null : value.toString();
    }

    /** The last operation of the thread, null if there was none. */
    LogEntry.OfOperation lastOf(int thread) {
        return operations.get(thread);
    }

    /** An access of a collection or an atomic. */
    LogEntry.OfCompound accessed(int thread, CompoundVariable compound, boolean writes, int site) {
        LogEntry.OfCompound access = new LogEntry.OfCompound(thread, site, compound, writes);
        LogEntry.OfOperation operation = operations.get(thread);
        if (operation != null && operation.site == site) {
            joins(access, operation);
        } else {
            recent.computeIfAbsent(thread, key -> new ArrayList<>()).add(access);
        }
        return access;
    }

    private void joins(LogEntry.OfCompound access, LogEntry.OfOperation operation) {
        access.isPartOfOperation = true;
        LoggedObject other = byCompound.putIfAbsent(access.compound, operation.object);
        if (other != null && other != operation.object) {
            other.markAsView();
            operation.object.markAsView();
        }
    }

    /** The object of an access; null if no operation was called on it. */
    LoggedObject of(CompoundVariable compound) {
        return byCompound.get(compound);
    }

    Iterable<LoggedObject> objects() {
        return bySubject.values();
    }
}
