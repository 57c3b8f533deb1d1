package okhashcached;

import java.util.Arrays;
import java.util.List;

public final class Key {
    private final String[] parts;
    /** Zero until it is computed; all threads compute the same. */
    private int hash;

    public Key(List<String> parts) {
        this.parts = parts.toArray(new String[0]);
    }

    @Override
    public int hashCode() {
        int h = hash;
        if (h == 0) {
            h = Arrays.hashCode(parts);
            hash = h;
        }
        return h;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key key && Arrays.equals(parts, key.parts);
    }

    @Override
    public String toString() {
        return String.join("/", parts);
    }
}
