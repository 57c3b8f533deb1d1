package dev.atomicity.analysis;

import dev.atomicity.oracle.Trace;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Traces on which a checker was once wrong, or is as soon as one of its steps is left out: they stay for good. */
class CounterexampleTest {
    @ParameterizedTest
    @MethodSource("counterexamples")
    void allCheckersAgreeWithTheOracle(Path trace) {
        Agreement.assertAllAgree(Trace.read(trace));
    }

    static List<Path> counterexamples() {
        return Examples.counterexamples();
    }
}
