package dev.atomicity.analysis;

import dev.atomicity.oracle.Trace;
import dev.atomicity.random.Traces;
import net.jqwik.api.AfterFailureMode;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Every checker keeps what it promises, on random traces that shrink. */
class CheckerProperties {
    @Property(
            generation = GenerationMode.RANDOMIZED,
            edgeCases = EdgeCasesMode.NONE,
            shrinking = ShrinkingMode.BOUNDED,
            afterFailure = AfterFailureMode.SAMPLE_FIRST)
    @AddLifecycleHook(TraceCount.class)
    void allCheckersAgreeWithTheOracle(@ForAll("traces") Trace trace) {
        Agreement.assertAllAgree(trace);
    }

    @Provide
    Arbitrary<Trace> traces() {
        return Traces.wellFormed();
    }
}
