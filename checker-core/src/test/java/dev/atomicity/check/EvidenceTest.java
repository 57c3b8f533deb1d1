package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.findings.Methods;
import dev.atomicity.findings.UnknownMethods;
import dev.atomicity.protocol.TestEvent.Extent;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Severity;
import dev.atomicity.steps.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvidenceTest {
    private static final Place REGION = new Place("a.Work", "run", "Work.java", 1, Operation.REGION, null);

    /** Every line only adds to its variable. */
    private static final Methods ADDING = new UnknownMethods() {
        @Override
        public boolean onlyAdds(String owner, String method, int line, String variable) {
            return true;
        }
    };

    private static RingStep step(int thread, Operation operation, String value) {
        Place place = new Place("a.Work", "run", "Work.java", 2, operation, "Work.sum");
        return new RingStep(thread, "t" + thread, 1, REGION, place, new Target(1, Target.NO_INDEX, 1), value);
    }

    private static Found found(RingStep... steps) {
        return new Found(1, false, Extent.ONE_STATE, REGION, 1, "t1", List.of(steps), List.of());
    }

    private static Found written(String value) {
        return found(
                step(1, Operation.WRITES, value),
                step(2, Operation.WRITES, value),
                step(2, Operation.WRITES, value),
                step(1, Operation.READS, value));
    }

    @Test
    void whatTheCodeDoesIsKnownWhenItIsMetAgain() {
        Evidence evidence = new Evidence(written(null), ADDING);
        assertThat(evidence.severity()).isEqualTo(Severity.LOW);

        evidence.metAgain(written("1"));

        assertThat(evidence.found()).isEqualTo(written("1"));
        assertThat(evidence.severity()).isEqualTo(Severity.LOW);
    }

    @Test
    void aLongerWayInWithValuesSaysSomethingAboutAShorterOneWithout() {
        Evidence shorter = new Evidence(
                found(
                        step(1, Operation.READS, null),
                        step(2, Operation.WRITES, null),
                        step(2, Operation.WRITES, null),
                        step(1, Operation.WRITES, null)),
                Methods.UNKNOWN);
        Evidence longer = new Evidence(
                found(
                        step(1, Operation.READS, null),
                        step(2, Operation.WRITES, null),
                        step(2, Operation.READS, null),
                        step(1, Operation.WRITES, null)),
                Methods.UNKNOWN);
        assertThat(shorter.isPartOf(longer)).as("not judged").isFalse();

        longer.judged(Judgement.HARMLESS);

        assertThat(shorter.isPartOf(longer)).isTrue();
        assertThat(longer.isPartOf(shorter)).isFalse();
        shorter.judged(Judgement.UNPROVEN);
        assertThat(shorter.isPartOf(longer)).as("has values of its own").isFalse();
    }
}
