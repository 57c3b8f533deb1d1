package dev.atomicity.agent.flow;

import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value comes from.
 *
 * @param isForeign from a field, an element or a call, so that it may depend on another thread
 * @param isReadInLoop the same, and by an instruction that is in a loop
 * @param isCounted from counting in a loop, from a clock or from an iteration over a collection
 * @param isComputed by arithmetic
 */
record ValueSource(int size, boolean isForeign, boolean isReadInLoop, boolean isCounted, boolean isComputed)
        implements Value {
    @Override
    public int getSize() {
        return size;
    }

    static ValueSource plain(int size) {
        return new ValueSource(size, false, false, false, false);
    }

    ValueSource with(ValueSource other, int newSize) {
        return new ValueSource(
                newSize,
                isForeign || other.isForeign,
                isReadInLoop || other.isReadInLoop,
                isCounted || other.isCounted,
                false);
    }

    ValueSource counted() {
        return new ValueSource(size, isForeign, isReadInLoop, true, isComputed);
    }

    ValueSource computed() {
        return new ValueSource(size, isForeign, isReadInLoop, isCounted, true);
    }
}
