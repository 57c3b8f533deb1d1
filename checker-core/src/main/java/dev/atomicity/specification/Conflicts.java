package dev.atomicity.specification;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Which events of two threads conflict, beside fork and join, which always order. */
public enum Conflicts {
    /** Accesses of one variable, one of them a write. A ring that only locks close changes no result. */
    DATA("data"),
    /** Also the hand-over of a lock: the definition of the papers. */
    DATA_AND_LOCKS("dataAndLocks");

    private final String optionName;

    Conflicts(String optionName) {
        this.optionName = optionName;
    }

    public String optionName() {
        return optionName;
    }

    public static Conflicts named(String name) {
        return Arrays.stream(values())
                .filter(conflicts -> conflicts.optionName.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown conflicts '" + name + "': expected "
                        + Arrays.stream(values()).map(Conflicts::optionName).collect(Collectors.joining(" or "))));
    }
}
