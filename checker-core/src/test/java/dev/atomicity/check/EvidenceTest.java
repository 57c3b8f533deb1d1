package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.findings.Methods;
import dev.atomicity.protocol.TestEvent.Extent;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.results.Severity;
import dev.atomicity.steps.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvidenceTest {
    private static final Place REGION = new Place("a.Work", "run", "Work.java", 1, Operation.REGION, null);

    /** Every call acts only if what it expects is still so. */
    private static final Methods CHECKS_ONCE_MORE = new Methods() {
        @Override
        public boolean calls(String owner, String method, String calledOwner, String calledMethod) {
            return false;
        }

        @Override
        public boolean hasLoop(String owner, String method) {
            return false;
        }

        @Override
        public int firstLine(String owner, String method, int line) {
            return -1;
        }

        @Override
        public boolean isConditional(String owner, String method, int line, String call) {
            return true;
        }
    };

    @Test
    void theCodeIsKnownWhenTheSameWayInIsMetAgain() {
        Evidence evidence = new Evidence(found(null), CHECKS_ONCE_MORE);

        evidence.metAgain(found("1"));

        assertThat(evidence.severity()).isEqualTo(Severity.LOW);
    }

    private static Found found(String value) {
        return new Found(
                1,
                false,
                Extent.ONE_STATE,
                REGION,
                1,
                "t1",
                List.of(
                        step(1, 2, Operation.READS, "Map.get()", value),
                        step(2, 3, Operation.WRITES, "Map.put()", value),
                        step(2, 3, Operation.WRITES, "Map.put()", value),
                        step(1, 4, Operation.UPDATES, "Map.remove()", value)),
                List.of());
    }

    private static RingStep step(int thread, int line, Operation operation, String variable, String value) {
        return new RingStep(
                thread,
                "t" + thread,
                1,
                REGION,
                new Place("a.Work", "run", "Work.java", line, operation, variable),
                new Target(1, Target.NO_INDEX, Target.NO_PART),
                value);
    }
}
