package vector;

import java.util.Arrays;

/** A list as old JDKs had it. */
public class Numbers {
    private int[] elements = new int[4];
    private int size;

    public synchronized int size() {
        return size;
    }

    public synchronized int[] toArray() {
        return Arrays.copyOf(elements, size);
    }

    public synchronized void add(int number) {
        if (size == elements.length) {
            elements = Arrays.copyOf(elements, 2 * size);
        }
        elements[size] = number;
        size++;
    }

    public synchronized void removeAll() {
        size = 0;
    }

    /** A list of what another one has. */
    public static Numbers copyOf(Numbers other) {
        Numbers copy = new Numbers();
        copy.elements = other.toArray();
        copy.size = copy.elements.length;
        return copy;
    }
}
