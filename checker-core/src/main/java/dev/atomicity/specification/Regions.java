package dev.atomicity.specification;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What is an atomic region, unless {@code atomic} or {@code nonAtomic} says otherwise. */
public enum Regions {
    /** Calls into the watched code from outside it: the outermost method that is not a boundary. */
    ENTRY("entry"),
    /** The same calls; only rings on the state of one object, or on the static state of one class, are violations. */
    ATOMIC_SETS("atomicSets"),
    /** {@code synchronized} methods. */
    SYNCHRONIZED("synchronized"),
    /** Methods, or all methods of classes, with an annotation named {@code Atomic}. */
    ANNOTATED("annotated"),
    /** Every method but constructors, class initialisers and {@code main}. */
    ALL("all");

    /** What is atomic unless the user says otherwise: what an object promises about its own state. */
    public static final Regions DEFAULT = ATOMIC_SETS;

    private final String optionName;

    Regions(String optionName) {
        this.optionName = optionName;
    }

    public String optionName() {
        return optionName;
    }

    public static Regions named(String name) {
        return Arrays.stream(values())
                .filter(regions -> regions.optionName.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown regions '" + name + "': expected one of "
                        + Arrays.stream(values()).map(Regions::optionName).collect(Collectors.joining(", "))));
    }
}
