package dev.atomicity.hooks.thread;

import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.places.Values;
import dev.atomicity.hooks.places.VariableKey;
import dev.atomicity.hooks.places.VariableNumbers;

/**
 * What the current hook of a thread accesses, for the dependencies that it creates. Used by that thread alone. Must be cleared when the
 * hook has ended, because it would keep the object alive.
 */
public final class CurrentAccess {
    /** The object that has the field, as long as the field has its value from before the access; otherwise null. */
    private Object unchanged;

    /** What the accessed words are a part of, null if they are those of a field or an element. */
    private CompoundVariable compound;

    /** Whether the words stand for a key or an element of the compound. */
    private boolean isPart;

    /** If it is a part, whether it stands for a call that needs all of the compound for itself. */
    private boolean isCall;

    /** Whether the words are those that all accesses of the compound have in common. */
    private boolean isWhole;

    /** The atomic of the compound, as long as it has its value from before the access; otherwise null. */
    private Object unchangedAtomic;

    /** A field of the object is about to be accessed. */
    public void toFieldOf(Object owner) {
        unchanged = owner;
        compound = null;
    }

    /** An atomic is about to be accessed; what is accessed in its shadow comes next. */
    public void toAtomic(Object atomic) {
        unchangedAtomic = atomic;
    }

    /** A key or an element of a collection is accessed. */
    public void toPart(CompoundVariable shadow) {
        compound = shadow;
        isPart = true;
        isWhole = false;
        isCall = false;
    }

    /** All of a collection or an atomic is accessed. */
    public void toAll(CompoundVariable shadow, boolean whole) {
        compound = shadow;
        isPart = false;
        isWhole = whole;
    }

    /** A call that needs the object for itself begins, ends or is disturbed. */
    public void toCallOn(CompoundVariable shadow) {
        toPart(shadow);
        isCall = true;
    }

    /** What the accessed words are a part of, null if they are those of a field or an element. */
    public CompoundVariable compound() {
        return compound;
    }

    /** The hook has ended. */
    public void over() {
        unchanged = null;
        if (compound != null || unchangedAtomic != null) {
            compound = null;
            unchangedAtomic = null;
        }
    }

    /**
     * The detail to keep about the source of a dependency. The checker's lock is held.
     *
     * @param base what has the shadow of the variable, at that place; null if there is none
     */
    EventDetail detailOfSource(
            ThreadState sink, ThreadState source, long sourceSegment, long sourceEvent, Object base, long place) {
        // A thread that records another event has completed the one before. A held variable is released only when
        // the access has ended.
        boolean isOver =
                sink.heldBase != null || source.segment != sourceSegment || source.lastSite != (int) sourceEvent;
        boolean isCompound = compound != null;
        return new EventDetail(
                source.names.at(sourceSegment),
                base == null ? null : isCompound ? partOfCompound(base, place) : variable(base, place),
                isCompound ? valueOfAtomic() : valueOfField(base, place),
                !isCompound || isWhole,
                isOver);
    }

    private VariableKey partOfCompound(Object words, long place) {
        long part = isPart ? VariableNumbers.of(words, place) : VariableKey.ALL;
        return new VariableKey(compound.number(), compound.index(), isCall && isPart ? -part : part);
    }

    private static VariableKey variable(Object base, long place) {
        long number = VariableNumbers.of(base, place);
        if (base instanceof long[] words) {
            if (ArrayPages.isPage(words)) {
                return new VariableKey(ArrayPages.arrayOf(words), ArrayPages.indexOf(words, place), VariableKey.ALL);
            }
            if (Values.hasStatics(words)) {
                return new VariableKey(VariableKey.OF_CLASS, VariableKey.WHOLE, number);
            }
        }
        boolean isLock = place == VariableNumbers.LOCK;
        return new VariableKey(VariableNumbers.objectOf(number), VariableKey.WHOLE, isLock ? VariableKey.ALL : number);
    }

    private Object valueOfAtomic() {
        return unchangedAtomic == null ? null : Values.ofAtomic(unchangedAtomic);
    }

    private Object valueOfField(Object base, long place) {
        if (base == null || unchanged != base) {
            return null;
        }
        if (base instanceof long[] words) {
            return ArrayPages.isPage(words) ? Values.ofElement(words, place) : Values.ofStatic(words, place);
        }
        return Values.ofField(base, place);
    }
}
