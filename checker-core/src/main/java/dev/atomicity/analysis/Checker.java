package dev.atomicity.analysis;

import dev.atomicity.graph.Velodrome;
import dev.atomicity.trace.TraceChecker;
import dev.atomicity.vectorclock.AeroDrome;
import dev.atomicity.vectorclock.RegionTrack;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The checkers for recorded traces, by the names that the command line takes. */
public enum Checker {
    /** All violations with witnesses, exact serializability, cycles without a culprit. */
    DAVIDA(DavidaTraceChecker::new),
    /** All violations by vector clocks, exact serializability, no witness. */
    REGIONTRACK(RegionTrack::new),
    /** Exact serializability in linear time; names no transaction. */
    AERODROME(AeroDrome::new),
    /** Exact serializability on the transaction graph; some violations, with witnesses. */
    VELODROME(Velodrome::new),
    /** Reads and checks the format alone. */
    NONE(NoChecker::new);

    @SuppressWarnings("ImmutableEnumChecker") // constructor references: nothing to change
    private final Supplier<TraceChecker> factory;

    Checker(Supplier<TraceChecker> factory) {
        this.factory = factory;
    }

    TraceChecker create() {
        return factory.get();
    }

    /** As written in options: lower case. */
    public String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Checker named(String name) {
        return Arrays.stream(values())
                .filter(checker -> checker.optionName().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown checker '" + name + "': expected one of "
                        + Arrays.stream(values()).map(Checker::optionName).collect(Collectors.joining(", "))));
    }
}
