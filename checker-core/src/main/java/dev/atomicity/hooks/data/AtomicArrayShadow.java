package dev.atomicity.hooks.data;

import dev.atomicity.hooks.places.VariableNumbers;

/** The shadows of the elements of an atomic array, each made when it is first needed. */
public final class AtomicArrayShadow {
    /** The array, in findings. */
    private final long number = VariableNumbers.nextObject();

    private final String name;

    /** Guarded by this object. */
    private final AtomicShadow[] elements;

    /**
     * @param name the name of the class in a recorded trace
     */
    public AtomicArrayShadow(String name, int length) {
        this.name = name;
        this.elements = new AtomicShadow[length];
    }

    /** Whether it is the shadow of one of the elements. */
    public synchronized boolean hasShadow(Object shadow, int index) {
        return has(index) && elements[index] == shadow;
    }

    public boolean has(int index) {
        return index >= 0 && index < elements.length;
    }

    public synchronized AtomicShadow of(int index) {
        if (elements[index] == null) {
            elements[index] = new AtomicShadow(name, number, index);
        }
        return elements[index];
    }
}
