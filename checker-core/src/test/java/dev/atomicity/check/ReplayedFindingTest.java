package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.findings.Causes;
import dev.atomicity.findings.Methods;
import dev.atomicity.launch.DirectedExecution;
import dev.atomicity.launch.DirectedExecutions;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.steps.Operation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whether a finding has happened again when its plan was replayed. */
class ReplayedFindingTest {
    private final Causes causes = new Causes(Methods.UNKNOWN);
    private final Found get = found("get", "Cache.map");
    private final Found getOther = found("get", "Cache.count");
    private final Found put = found("put", "Cache.map");
    private final ReplayedFinding replayed = new ReplayedFinding(causes.of(get).fingerprint(), "a.Cache.get", causes);

    private static Found found(String method, String variable) {
        Place place = new Place("a.Cache", method, "Cache.java", 18, Operation.READS, variable);
        List<RingStep> steps = new ArrayList<>();
        for (int thread : new int[] {1, 2, 1}) {
            steps.add(new RingStep(thread, "thread " + thread, 1, place, place, null, null));
        }
        return new Found(1, false, place, 1, "thread 1", steps, List.of());
    }

    private static DirectedExecution confirmed(Found found) {
        return DirectedExecutions.confirmed("t", "plan", "held", found);
    }

    @Test
    void theFindingItself() {
        assertThat(replayed.fingerprintsIn(confirmed(get)))
                .containsExactly(causes.of(get).fingerprint());
        assertThat(replayed.hasHappenedIn(DirectedExecutions.of("t", null, null, get)))
                .as("also if the plan was not followed to its end")
                .isTrue();
    }

    @Test
    void otherPlacesOfTheMethodStandForIt() {
        assertThat(replayed.fingerprintsIn(confirmed(getOther)))
                .containsExactly(causes.of(getOther).fingerprint());
        assertThat(replayed.hasHappenedIn(DirectedExecutions.of("t", "plan", "held", getOther)))
                .isFalse();
    }

    @Test
    void aMistakeOfAnotherMethodDoesNot() {
        assertThat(replayed.hasHappenedIn(confirmed(put))).isFalse();
        assertThat(new ReplayedFinding("0", null, causes).hasHappenedIn(confirmed(put)))
                .as("if the plan names no method")
                .isTrue();
    }
}
