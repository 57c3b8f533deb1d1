package dev.atomicity.benchmarks.hooks;

/**
 * The code that the agent watches: each method is a region, and does one kind of access {@link #ACCESSES} times. What it
 * returns depends on all of them, so that the compiler leaves none out.
 */
final class Watched {
    static final int ACCESSES = 1000;

    private static int shared;

    private int number;
    private volatile int ordered;
    private final int[] elements = new int[ACCESSES];
    private Watched next;

    /** The same field again and again: after the first time it is recorded. */
    int readsField() {
        int sum = 0;
        for (int i = 0; i < ACCESSES; i++) {
            sum += number ^ i;
        }
        return sum;
    }

    int writesField() {
        for (int i = 0; i < ACCESSES; i++) {
            number = number * 31 + i;
        }
        return number;
    }

    int readsStatic() {
        int sum = 0;
        for (int i = 0; i < ACCESSES; i++) {
            sum += shared ^ i;
        }
        return sum;
    }

    /** Each element once: none of them is recorded in this region before. */
    int readsElements() {
        int sum = 0;
        for (int i = 0; i < ACCESSES; i++) {
            sum += elements[i];
        }
        return sum;
    }

    int writesElements() {
        for (int i = 0; i < ACCESSES; i++) {
            elements[i] = i;
        }
        return elements[number & 511];
    }

    /** The same few elements again and again. */
    int readsSameElements() {
        int sum = 0;
        for (int i = 0; i < ACCESSES; i++) {
            sum += elements[i & 7];
        }
        return sum;
    }

    int readsVolatile() {
        int sum = 0;
        for (int i = 0; i < ACCESSES; i++) {
            sum += ordered ^ i;
        }
        return sum;
    }

    /** A region of its own each time, with an access or two. */
    int increment() {
        return ++number;
    }

    /** A ring of objects, each touched once in a region. */
    static Watched ring(int size) {
        Watched first = new Watched();
        Watched last = first;
        for (int i = 1; i < size; i++) {
            last.next = new Watched();
            last = last.next;
        }
        last.next = first;
        return first;
    }

    int readsOtherObjects() {
        int sum = 0;
        Watched at = this;
        for (int i = 0; i < ACCESSES; i++) {
            sum += at.number;
            at = at.next;
        }
        return sum;
    }
}
