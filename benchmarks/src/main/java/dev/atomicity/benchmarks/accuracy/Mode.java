package dev.atomicity.benchmarks.accuracy;

import java.util.Locale;

/** How a program is checked. */
enum Mode {
    /** One execution as it happens. */
    OBSERVE,
    /** One execution with random pauses. The product has no such mode: it is here to be compared with. */
    NOISE,
    /** As with the default settings: directed executions follow. */
    PROVOKE,
    /** The findings of a check with the default settings are replayed, each by itself: see {@link ProgramReplay}. */
    REPLAY;

    /** As on the command line. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** As the setting. */
    String effort() {
        return this == PROVOKE || this == REPLAY ? "provoke" : "observe";
    }
}
