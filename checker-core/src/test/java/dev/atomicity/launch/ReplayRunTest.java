package dev.atomicity.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.protocol.ProvokeRequest;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.protocol.TestEvent.Directed;
import dev.atomicity.protocol.TestEvent.DirectedEnd;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.results.ProvokeResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayRunTest {
    private static final TestEvent STARTED = new TestEvent.Started(1, 0, true, "t", "a.ATest", "t()", 0);

    private final ScriptedJvm jvm = new ScriptedJvm();
    private final List<String> shown = new ArrayList<>();
    private final ReplayRun run = new ReplayRun(jvm, 0, new LaunchProgress() {
        @Override
        public void found(Found found) {}

        @Override
        public void at(long done, long total) {
            shown.add(done + "/" + total);
        }

        @Override
        public void provoking(ProvokeResult soFar, Duration left) {}
    });

    private static TestEvent[] attempts(String... outcomes) {
        List<TestEvent> events = new ArrayList<>();
        events.add(STARTED);
        for (String outcome : outcomes) {
            events.add(new Directed("t", "plan", "held"));
            events.add(new DirectedEnd("t", outcome));
        }
        return events.toArray(TestEvent[]::new);
    }

    private long confirmed() {
        return run.executions().stream().filter(DirectedExecution::isConfirmed).count();
    }

    @Test
    void allAttemptsAreMade() throws Exception {
        jvm.completes(attempts(DirectedEnd.CONFIRMED, DirectedEnd.ALONE, DirectedEnd.CONFIRMED));
        run.replay("t", "plan", 3);

        assertThat(jvm.requests.get(0).tests()).containsExactly("t");
        assertThat(jvm.requests.get(0).replay()).isEqualTo("plan");
        assertThat(jvm.requests.get(0).attempts()).isEqualTo(3);
        assertThat(run.executions()).hasSize(3);
        assertThat(confirmed()).isEqualTo(2);
        assertThat(shown).containsExactly("1/3", "2/3", "3/3");
    }

    @Test
    void whatIsReachedOnlyOnceInAJvmGetsOneForEachAttempt() throws Exception {
        jvm.completes(attempts(DirectedEnd.CONFIRMED, DirectedEnd.NOT_REACHED, DirectedEnd.NOT_REACHED));
        jvm.completes(attempts(DirectedEnd.CONFIRMED));
        jvm.completes(attempts(DirectedEnd.CONFIRMED));
        run.replay("t", "plan", 3);

        assertThat(jvm.requests).extracting(ProvokeRequest::attempts).containsExactly(3, 1, 1);
        assertThat(confirmed()).isEqualTo(3);
    }

    @Test
    void whatHappensOnlyOnceInAJvmGetsOneForEachAttempt() throws Exception {
        jvm.completes(attempts(
                DirectedEnd.CONFIRMED, DirectedEnd.ALONE, DirectedEnd.ALONE, DirectedEnd.ALONE, DirectedEnd.ALONE));
        for (int i = 0; i < 4; i++) {
            jvm.completes(attempts(DirectedEnd.CONFIRMED));
        }
        run.replay("t", "plan", 5);

        assertThat(jvm.requests).extracting(ProvokeRequest::attempts).containsExactly(5, 1, 1, 1, 1);
        assertThat(confirmed()).isEqualTo(5);
    }

    @Test
    void aPlanForAFreshJvmGetsOneForEachAttempt() throws Exception {
        jvm.completes(attempts(DirectedEnd.ALONE));
        jvm.completes(attempts(DirectedEnd.ALONE));
        run.replay("t", "victim.unit=main/1\njvm=fresh\nwords=held", 2);

        assertThat(jvm.requests).extracting(ProvokeRequest::attempts).containsExactly(1, 1);
        assertThat(run.executions()).hasSize(2);
    }

    @Test
    void whatIsNeverReachedNeedsNoMoreJvms() throws Exception {
        jvm.completes(attempts(DirectedEnd.NOT_REACHED, DirectedEnd.NOT_REACHED));
        run.replay("t", "plan", 2);

        assertThat(jvm.requests).hasSize(1);
        assertThat(run.executions()).hasSize(2).noneMatch(DirectedExecution::isReached);
    }

    @Test
    void anAttemptThatBreaksItsJvmIsANote() throws Exception {
        jvm.breaks("was killed by signal 9", STARTED, new Directed("t", "plan", "held"));
        jvm.completes(attempts(DirectedEnd.CONFIRMED));
        run.replay("t", "plan", 2);

        assertThat(confirmed()).isEqualTo(1);
        assertThat(run.notes()).containsExactly("In attempt 1 the JVM of the tests was killed by signal 9.");
    }

    @Test
    void thereIsAnEndToJvmsThatBreak() throws Exception {
        for (int i = 0; i < 3; i++) {
            jvm.breaks("ran out of memory", STARTED, new Directed("t", "plan", "held"));
        }
        run.replay("t", "plan", 20);

        assertThat(run.executions()).hasSize(3);
    }

    @Test
    void aTestThatIsNeverStartedIsNoLongerThere() {
        jvm.completes(new Directed("t", "plan", "held"), new DirectedEnd("t", DirectedEnd.NOT_REACHED));

        assertThatThrownBy(() -> run.replay("t", "plan", 1)).hasMessageContaining("Does it still exist?");
    }

    @Test
    void aTestThatIsNoLongerThereIsAnError() {
        jvm.completes();

        assertThatThrownBy(() -> run.replay("[engine:x]/[test:t]", "plan", 20))
                .isInstanceOf(LaunchException.class)
                .hasMessageContaining("[engine:x]/[test:t]. Does it still exist?");
    }
}
