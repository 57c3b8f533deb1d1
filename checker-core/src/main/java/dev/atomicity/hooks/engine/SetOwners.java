package dev.atomicity.hooks.engine;

import dev.atomicity.checker.AtomicSet;
import dev.atomicity.checker.SetRing;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.places.ReferenceFields;
import dev.atomicity.hooks.places.Values;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.thread.AtomicSets;
import dev.atomicity.hooks.thread.CompoundVariable;
import dev.atomicity.hooks.thread.ThreadState;
import java.lang.ref.WeakReference;
import java.lang.reflect.Modifier;

/**
 * Which variables are the state of which object. Found out when threads meet: before that nobody needs to know.
 *
 * <ul>
 *   <li>The fields of an object are its state; those of an object of an inner class are the state of the outer one.
 *   <li>A collection, an atomic or an array belongs to the object, or the class, in whose call it is used and in whose fields it is.
 *   <li>An object of a class that is not public belongs to the object in whose call it is used.
 *   <li>What is used outside of the calls of its owner is given up for good: from then on it has a state of its own.
 * </ul>
 */
final class SetOwners implements AtomicSets {
    /** Owners may be owned; more than that is no ownership anybody thought of. */
    private static final int MAX_LEVELS = 8;

    private static final int MAX_ROWS = 64;

    private final OnlineChecker online;

    /** By owner. */
    private final WeakIdentityTable<AtomicSet> sets = new WeakIdentityTable<>();

    /** By what may be owned: an object of the program, the shadow of a collection or of an atomic, or a page of an array's shadow. */
    private final WeakIdentityTable<Ownership> ownerships = new WeakIdentityTable<>();

    /** Who owns something. */
    private static final class Ownership {
        /** Null if nobody does, for good. */
        volatile WeakReference<Object> owner;

        Ownership(Object owner) {
            this.owner = owner == null ? null : new WeakReference<>(owner);
        }

        Object owner() {
            WeakReference<Object> known = owner;
            return known == null ? null : known.get();
        }
    }

    SetOwners(OnlineChecker online) {
        this.online = online;
    }

    @Override
    public void found(ThreadState thread, SetRing ring) {
        online.findings.found(thread, ring);
    }

    @Override
    public AtomicSet setOf(ThreadState thread, Object base, CompoundVariable compound) {
        Object owner = ownerOf(thread, base, compound);
        return sets.computeIfAbsent(owner, AtomicSet::new);
    }

    private Object ownerOf(ThreadState thread, Object base, CompoundVariable compound) {
        if (compound == null && base instanceof long[] words && !ArrayPages.isPage(words)) {
            Class<?> type = Values.classOf(words);
            return type != null ? type : words;
        }
        boolean isPart = compound != null || base instanceof long[];
        Object owned = compound != null ? compound : isPart ? base : outermost(base);
        if (!isPart && Modifier.isPublic(owned.getClass().getModifiers())) {
            return owned;
        }
        Ownership known = ownerships.get(owned);
        if (known == null) {
            Object finder = isPart ? holder(thread, base, compound) : caller(thread, owned);
            known = ownerships.computeIfAbsent(owned, key -> new Ownership(finder));
        }
        Object owner = known.owner();
        if (owner == null || !isInCallOf(thread, owner)) {
            known.owner = null;
            return owned;
        }
        return root(owner);
    }

    // ---------------------------------------------------------------- who has a call open

    @Override
    public boolean worksOn(AtomicSet set, Object receiver, int method) {
        Object owner = set.owner();
        if (owner instanceof Class<?> type) {
            Class<?> calling =
                    receiver instanceof Class<?> called ? called : receiver == null ? null : receiver.getClass();
            return calling != null && isPartOf(calling, type);
        }
        return receiver != null && root(receiver) == owner;
    }

    /** Whether the class, or one that it extends, is that class or is nested in it. */
    private static boolean isPartOf(Class<?> calling, Class<?> type) {
        for (Class<?> each = calling; each != null; each = each.getSuperclass()) {
            if (each == type || each.getName().startsWith(type.getName() + "$")) {
                return true;
            }
        }
        return false;
    }

    private boolean isInCallOf(ThreadState thread, Object owner) {
        for (int i = thread.activations.depth() - 1; i >= thread.activations.first(); i--) {
            Object receiver = thread.activations.receiver(i);
            if (receiver != null
                    && (receiver == owner || outermost(receiver) == owner || isInstanceOf(receiver, owner))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInstanceOf(Object receiver, Object owner) {
        return owner instanceof Class<?> type && !(receiver instanceof Class<?>) && isPartOf(receiver.getClass(), type);
    }

    /** The nearest caller that is another object; null if there is none. */
    private static Object caller(ThreadState thread, Object owned) {
        for (int i = thread.activations.depth() - 1; i >= thread.activations.first(); i--) {
            Object receiver = thread.activations.receiver(i);
            if (receiver != null && !(receiver instanceof Class<?>)) {
                Object outer = outermost(receiver);
                if (outer != owned) {
                    return outer;
                }
            }
        }
        return null;
    }

    /** The state that the state of the object belongs to: its own, or that of who owns it. */
    private Object root(Object object) {
        Object root = object instanceof Class<?> ? object : outermost(object);
        for (int level = 0; level < MAX_LEVELS; level++) {
            Ownership known = ownerships.get(root);
            Object owner = known == null ? null : known.owner();
            if (owner == null) {
                return root;
            }
            root = owner;
        }
        return root;
    }

    private static Object outermost(Object object) {
        Object outermost = object;
        for (int level = 0; level < MAX_LEVELS; level++) {
            Object outer = ReferenceFields.outerOf(outermost);
            if (outer == null) {
                return outermost;
            }
            outermost = outer;
        }
        return outermost;
    }

    // ---------------------------------------------------------------- who has it in a field

    /** The nearest caller, or its class, that has it in a field; null if there is none. */
    private Object holder(ThreadState thread, Object base, CompoundVariable compound) {
        for (int i = thread.activations.depth() - 1; i >= thread.activations.first(); i--) {
            Object receiver = thread.activations.receiver(i);
            if (receiver instanceof Class<?> type) {
                if (holds(type, true, base, compound)) {
                    return type;
                }
            } else if (receiver != null) {
                Object outer = outermost(receiver);
                if (holds(receiver, false, base, compound) || holds(outer, false, base, compound)) {
                    return outer;
                }
                for (Class<?> type = receiver.getClass(); type != null; type = type.getSuperclass()) {
                    if (holds(type, true, base, compound)) {
                        return type;
                    }
                }
            }
        }
        return null;
    }

    private boolean holds(Object holder, boolean isClass, Object base, CompoundVariable compound) {
        for (Object held : isClass ? ReferenceFields.heldByClass((Class<?>) holder) : ReferenceFields.heldBy(holder)) {
            if (compound == null ? hasElements(held, (long[]) base, true) : isOf(held, compound)) {
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

    /** Also of an array of arrays. */
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
