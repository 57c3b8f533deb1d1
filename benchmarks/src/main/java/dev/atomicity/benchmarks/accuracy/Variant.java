package dev.atomicity.benchmarks.accuracy;

import java.util.Locale;

/** The two forms of a program. */
enum Variant {
    /** With the mistake, which must be found. */
    BROKEN,
    /** Without it: nothing must be found. */
    CORRECTED;

    /** As folders and properties are named. */
    String folder() {
        return name().toLowerCase(Locale.ROOT);
    }
}
