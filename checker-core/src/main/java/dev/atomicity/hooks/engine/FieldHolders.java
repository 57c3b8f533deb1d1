package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.places.ReferenceFields;
import dev.atomicity.hooks.thread.CompoundVariable;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.function.Predicate;

/** Finds the object, among those whose methods a thread is in, that has a collection, an atomic, an array or a condition in a field. */
final class FieldHolders {
    private static final int MAX_ROWS = 64;

    private final OnlineChecker online;

    FieldHolders(OnlineChecker online) {
        this.online = online;
    }

    /** The nearest caller, or its class, that has it in a field; null if there is none. */
    Object holder(ThreadState thread, Object base, CompoundVariable compound) {
        return holder(thread, held -> compound == null ? hasElements(held, (long[]) base, true) : isOf(held, compound));
    }

    /**
     * The object to whose state the signals of a monitor or a condition belong: a called object that is the monitor itself, or has it in a
     * field. If there is none, it is the monitor or condition itself.
     */
    Object ownerOfSignals(ThreadState thread, Object condition) {
        for (int i = thread.activations.depth() - 1; i >= thread.activations.first(); i--) {
            if (thread.activations.receiver(i) == condition) {
                return condition;
            }
        }
        Object holder = holder(thread, held -> held == condition);
        return holder != null ? holder : condition;
    }

    private static Object holder(ThreadState thread, Predicate<Object> isIt) {
        for (int i = thread.activations.depth() - 1; i >= thread.activations.first(); i--) {
            Object receiver = thread.activations.receiver(i);
            if (receiver instanceof Class<?> type) {
                if (holds(type, true, isIt)) {
                    return type;
                }
            } else if (receiver != null) {
                Object outer = SetOwners.outermost(receiver);
                if (holds(receiver, false, isIt) || holds(outer, false, isIt)) {
                    return outer;
                }
                for (Class<?> type = receiver.getClass(); type != null; type = type.getSuperclass()) {
                    if (holds(type, true, isIt)) {
                        return type;
                    }
                }
            }
        }
        return null;
    }

    private static boolean holds(Object holder, boolean isClass, Predicate<Object> isIt) {
        for (Object held : isClass ? ReferenceFields.heldByClass((Class<?>) holder) : ReferenceFields.heldBy(holder)) {
            if (isIt.test(held)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOf(Object held, CompoundVariable compound) {
        var view = online.views.find(held);
        if (view != null && view.shadow() == compound) {
            return true;
        }
        var elements = online.atomicArrays.get(held);
        return online.atomics.get(held) == compound
                || (elements != null && elements.hasShadow(compound, compound.index()));
    }

    /** Handles arrays of arrays as well. */
    private boolean hasElements(Object held, long[] page, boolean isOutermost) {
        ArrayPages pages = held.getClass().isArray() ? online.arrays.get(held) : null;
        if (pages != null && pages.hasPage(page)) {
            return true;
        }
        if (isOutermost && held instanceof Object[] rows) {
            for (int i = 0; i < Math.min(rows.length, MAX_ROWS); i++) {
                if (rows[i] != null && hasElements(rows[i], page, false)) {
                    return true;
                }
            }
        }
        return false;
    }
}
