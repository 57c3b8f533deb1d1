package dev.atomicity.prediction;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Which kind of atomicity must hold in every schedule. */
public enum Atomicity {
    /** Every schedule has the conflicts of a serial one in the same order. */
    CONFLICT {
        @Override
        AccessForest forest(List<List<AccessTree>> trees) {
            return new ConflictForest(trees);
        }
    },
    /** In every schedule each read reads, and each variable ends with, the same write as in a serial one. */
    VIEW {
        @Override
        AccessForest forest(List<List<AccessTree>> trees) {
            return new ViewForest(trees);
        }
    };

    abstract AccessForest forest(List<List<AccessTree>> trees);

    /** As written in options: lower case. */
    public String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Atomicity named(String name) {
        return Arrays.stream(values())
                .filter(atomicity -> atomicity.optionName().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown kind of atomicity '" + name + "': expected "
                        + Arrays.stream(values()).map(Atomicity::optionName).collect(Collectors.joining(" or "))));
    }
}
