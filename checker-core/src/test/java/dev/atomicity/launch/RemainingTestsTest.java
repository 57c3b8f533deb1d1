package dev.atomicity.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.protocol.TestEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

class RemainingTestsTest {
    private static final String SPEC = "[engine:e]/[spec:S]";

    private final RemainingTests remaining = new RemainingTests();
    private JvmLog log = new JvmLog();
    private int count;

    @Test
    void aTestThatWasFoundBeforehandIsDone() {
        start(1, "[engine:e]", false);
        start(1, SPEC, false);
        start(2, SPEC + "/[test:a]", true);
        end(3);
        start(2, SPEC + "/[test:b]", true);

        assertThat(breaks()).isTrue();
        assertThat(remaining.done()).containsExactlyInAnyOrder(SPEC + "/[test:a]", SPEC + "/[test:b]");
        assertThat(remaining.continued()).isEmpty();
    }

    @Test
    void whatBrokeBetweenItsTestsIsRunAgainForTheRest() {
        start(1, "[engine:e]", false);
        start(1, SPEC, false);
        start(2, SPEC + "/[test:a]", true);
        end(3);

        assertThat(breaks()).isTrue();
        assertThat(remaining.done()).containsExactly(SPEC + "/[test:a]");

        log = new JvmLog();
        count = 0;
        start(1, "[engine:e]", false);
        start(1, SPEC, false);

        assertThat(breaks()).isTrue();
        assertThat(remaining.done()).contains(SPEC);
    }

    @Test
    void theTestsAfterAMadeOneAreAskedFor() {
        breakInMadeTest();

        assertThat(remaining.done()).contains(SPEC, SPEC + "/[iteration:1]");
        List<String> asked = remaining.continued().get(0);
        assertThat(asked)
                .hasSize(Continuation.TAIL)
                .startsWith(SPEC + "/[iteration:2]", SPEC + "/[iteration:3]")
                .doesNotContain(SPEC + "/[iteration:1]");
    }

    @Test
    void anEngineThatRunsItAgainIsNotAskedOnceMore() {
        breakInMadeTest();
        log = new JvmLog();
        count = 0;

        assertThat(breakInMadeTest()).isTrue();
        assertThat(remaining.continued()).isEmpty();
        assertThat(remaining.lost())
                .containsExactly("The tests of S that follow '[iteration:1]' were not run: their engine cannot run them"
                        + " without it.");
    }

    @Test
    void anEngineThatDoesNotRunAPartLosesIt() {
        breakInMadeTest();
        log = new JvmLog();

        assertThat(remaining.after(log, List.of())).isFalse();
        assertThat(remaining.lost()).hasSize(1);
    }

    @Test
    void aContainerThatCameToItsEndIsNotContinued() {
        breakInMadeTest();
        log = new JvmLog();
        count = 0;
        start(1, "[engine:e]", false);
        start(1, SPEC, false);
        end(2);

        assertThat(remaining.after(log, List.of())).isFalse();
        assertThat(remaining.lost()).isEmpty();
    }

    private boolean breakInMadeTest() {
        start(1, "[engine:e]", false);
        start(1, SPEC, false);
        log.accept(new TestEvent.Registered(SPEC + "/[iteration:0]"));
        start(2, SPEC + "/[iteration:0]", true);
        end(3);
        log.accept(new TestEvent.Registered(SPEC + "/[iteration:1]"));
        start(2, SPEC + "/[iteration:1]", true);
        return breaks();
    }

    private boolean breaks() {
        return remaining.after(log, log.interrupted());
    }

    private void start(int container, String id, boolean isTest) {
        count++;
        String name = id.substring(id.lastIndexOf('/') + 1);
        log.accept(new TestEvent.Started(
                count, count == 1 ? 0 : container, isTest, id, isTest ? null : "S", name, System.currentTimeMillis()));
    }

    private void end(int number) {
        log.accept(new TestEvent.Finished(number, "passed", System.currentTimeMillis(), null, null));
    }
}
