package dev.atomicity.hooks.engine;

import dev.atomicity.checker.AtomicSet;
import dev.atomicity.checker.SetRing;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.places.Creators;
import dev.atomicity.hooks.places.ReferenceFields;
import dev.atomicity.hooks.places.UnitMethods;
import dev.atomicity.hooks.places.Values;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.report.Finding;
import dev.atomicity.hooks.thread.AtomicSets;
import dev.atomicity.hooks.thread.CompoundVariable;
import dev.atomicity.hooks.thread.ThreadState;
import java.lang.ref.WeakReference;
import java.lang.reflect.Modifier;

/**
 * Which variables are the state of which object. Determined when threads meet, because it is not needed before that.
 *
 * <ul>
 *   <li>The fields of an object are its state; those of an object of an inner class are the state of the outer one.
 *   <li>A collection, an atomic or an array belongs to the object, or the class, in whose call it is used and in whose fields it is.
 *   <li>An object of a class that is not public belongs to the object, or the class, in whose call it is used and whose code creates such
 *       objects.
 *   <li>An object that is used outside the calls of its owner no longer belongs to the owner: from then on it has a state of its own.
 * </ul>
 */
final class SetOwners implements AtomicSets {
    /** Owners may be owned; deeper nesting than this is not followed. */
    private static final int MAX_LEVELS = 8;

    private final OnlineChecker online;
    private final FieldHolders holders;

    /** By owner. */
    private final WeakIdentityTable<AtomicSet> sets = new WeakIdentityTable<>();

    /** By what may be owned: an object of the program, the shadow of a collection or of an atomic, or a page of an array's shadow. */
    private final WeakIdentityTable<Ownership> ownerships = new WeakIdentityTable<>();

    /** By object of a public class, which has a state of its own: the object that has created it and is the only one that refers to it. */
    private final WeakIdentityTable<Ownership> companions = new WeakIdentityTable<>();

    /** The owner of something. */
    private static final class Ownership {
        /** Null if there is no owner and will never be one. */
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
        this.holders = new FieldHolders(online);
    }

    @Override
    public void found(ThreadState thread, SetRing ring) {
        online.findings.found(thread, ring, extentOf(ring));
    }

    private Finding.Extent extentOf(SetRing ring) {
        return switch (ring.kind()) {
            case INTERRUPTED_UNIT, CYCLE -> Finding.Extent.ONE_STATE;
            case INTERRUPTED_UNION, CYCLE_ON_UNION -> Finding.Extent.UNION;
            case ACROSS_CALLS ->
                ring.isStale()
                        ? Finding.Extent.STALE_DECISION
                        : isHeldAlone(ring.set(), ring.receiver())
                                ? Finding.Extent.HELD_ALONE
                                : Finding.Extent.OTHER_OBJECT;
        };
    }

    @Override
    public AtomicSet setOf(ThreadState thread, Object base, CompoundVariable compound) {
        return sets.computeIfAbsent(ownerOf(thread, base, compound), AtomicSet::new);
    }

    @Override
    public AtomicSet setOfSignals(ThreadState thread, Object condition) {
        Object owner = holders.ownerOfSignals(thread, condition);
        return sets.computeIfAbsent(owner instanceof Class<?> ? owner : ownerOf(thread, owner, null), AtomicSet::new);
    }

    private Object ownerOf(ThreadState thread, Object base, CompoundVariable compound) {
        if (compound == null && base instanceof long[] words && !ArrayPages.isPage(words)) {
            Class<?> type = Values.classOf(words);
            return type != null ? type : words;
        }
        boolean isPart = compound != null || base instanceof long[];
        Object owned = compound != null ? compound : isPart ? base : outermost(base);
        if (!isPart && isPublic(owned)) {
            noteUse(thread, owned);
            return owned;
        }
        Ownership known = ownerships.get(owned);
        if (known == null) {
            Object finder = isPart ? holders.holder(thread, base, compound) : caller(thread, owned);
            known = ownerships.computeIfAbsent(owned, key -> new Ownership(finder));
        }
        Object owner = known.owner();
        if (owner == null || !isInCallOf(thread, owner)) {
            known.owner = null;
            return owned;
        }
        if (isPart && !(owner instanceof Class<?>) && !isPublic(outermost(owner))) {
            return ownerOf(thread, owner, null); // it may itself have an owner that was not determined yet
        }
        return root(owner);
    }

    private static boolean isPublic(Object object) {
        return Modifier.isPublic(object.getClass().getModifiers());
    }

    /** The object has a state of its own, but may belong to the object that has created it. */
    private void noteUse(ThreadState thread, Object used) {
        Ownership known = companions.get(used);
        if (known == null) {
            Object caller = caller(thread, used);
            boolean isHeld = caller != null && !(caller instanceof Class<?>) && isHeldBy(thread, caller, used);
            companions.computeIfAbsent(used, key -> new Ownership(isHeld ? caller : null));
        } else if (known.owner != null && !isInCallOf(thread, known.owner())) {
            known.owner = null;
        }
    }

    /** Whether the caller, or a part of it that has a call open, has the object in a field. */
    private static boolean isHeldBy(ThreadState thread, Object caller, Object used) {
        for (int i = thread.activations.depth() - 1; i >= thread.activations.first(); i--) {
            Object receiver = thread.activations.receiver(i);
            boolean isPart = receiver == caller
                    || (receiver != null
                            && !(receiver instanceof Class<?>)
                            && !Modifier.isPublic(receiver.getClass().getModifiers())
                            && Creators.creates(caller.getClass(), receiver.getClass()));
            if (isPart && ReferenceFields.heldBy(receiver).stream().anyMatch(held -> held == used)) {
                return true;
            }
        }
        return false;
    }

    /** Whether this object has created the owner of the set, and is the only object that has used it. */
    private boolean isHeldAlone(AtomicSet set, Object receiver) {
        Object owner = set.owner();
        Ownership known = owner == null ? null : companions.get(owner);
        Object holder = known == null ? null : known.owner();
        return holder != null && receiver != null && root(receiver) == root(holder);
    }

    // ---------------------------------------------------------------- open calls

    @Override
    public boolean worksOn(AtomicSet set, Object receiver, int method) {
        if (UnitMethods.isDeclared(method)) {
            return true;
        }
        Object owner = set.owner();
        if (owner instanceof Class<?> type) {
            Class<?> calling =
                    receiver instanceof Class<?> called ? called : receiver == null ? null : receiver.getClass();
            return calling != null && isPartOf(calling, type);
        }
        return receiver != null && root(receiver) == owner;
    }

    @Override
    public boolean worksOnOther(AtomicSet set, Object receiver, int method) {
        Object owner = set.owner();
        if (owner == null || owner instanceof Class<?> || receiver == null) {
            return false;
        }
        Class<?> type = receiver instanceof Class<?> called ? called : receiver.getClass();
        return (type.isInstance(owner) || owner.getClass().isAssignableFrom(type)) && UnitMethods.isOfOwnType(method);
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

    /** The nearest caller, another object or a class, whose code creates such objects; null if there is none. */
    private static Object caller(ThreadState thread, Object owned) {
        for (int i = thread.activations.depth() - 1; i >= thread.activations.first(); i--) {
            Object receiver = thread.activations.receiver(i);
            Object caller = receiver == null || receiver instanceof Class<?> ? receiver : outermost(receiver);
            Class<?> type = caller == null || caller instanceof Class<?> ? (Class<?>) caller : caller.getClass();
            if (caller != owned && type != null && Creators.creates(type, owned.getClass())) {
                return caller;
            }
        }
        return null;
    }

    /** The owner of the state that the object belongs to: itself, or the object that owns it. */
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

    static Object outermost(Object object) {
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
}
