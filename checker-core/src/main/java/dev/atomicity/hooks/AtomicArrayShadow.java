package dev.atomicity.hooks;

/** The shadows of the elements of an atomic array, each made when it is first needed. */
final class AtomicArrayShadow {
    /** The array, in findings. */
    private final long number = VariableNumbers.nextObject();

    private final String name;

    /** Guarded by this object. */
    private final CompoundShadow[] elements;

    /**
     * @param name the name of the class in a recorded trace
     */
    AtomicArrayShadow(String name, int length) {
        this.name = name;
        this.elements = new CompoundShadow[length];
    }

    boolean has(int index) {
        return index >= 0 && index < elements.length;
    }

    synchronized CompoundShadow of(int index) {
        if (elements[index] == null) {
            elements[index] = new CompoundShadow(name, number, index);
        }
        return elements[index];
    }
}
