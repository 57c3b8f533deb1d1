package dev.atomicity.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.protocol.ProvokeRequest;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.protocol.TestEvent.Directed;
import dev.atomicity.protocol.TestEvent.DirectedEnd;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.MetFinding;
import dev.atomicity.protocol.TestEvent.ProvokeState;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.ProvokeResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProvokeRunTest {
    private static final Found FOUND = new Found(1, false, null, 1, "main", List.of(), List.of());

    private final ScriptedJvm jvm = new ScriptedJvm();
    private final List<ProvokeResult> shown = new ArrayList<>();
    private final ProvokeRun run = new ProvokeRun(jvm, Duration.ofMinutes(1), 7, new LaunchProgress() {
        @Override
        public void found(Found found) {}

        @Override
        public void at(long done, long total) {}

        @Override
        public void provoking(ProvokeResult soFar, Duration left) {
            assertThat(left).isLessThanOrEqualTo(Duration.ofMinutes(1));
            shown.add(soFar.withSeconds(0));
        }
    });

    private static Directed logged(String test) {
        return new Directed(test, null, null);
    }

    private static Directed planned(String test) {
        return new Directed(test, "plan of " + test, "held");
    }

    private static DirectedEnd end(String test, String outcome) {
        return new DirectedEnd(test, outcome);
    }

    private ProvokeResult sums() {
        return run.result().withSeconds(0);
    }

    @Test
    void whatIsMetBelongsToThePlanThatIsEnforced() throws Exception {
        jvm.completes(
                logged("a"),
                end("a", DirectedEnd.LOGGED),
                new ProvokeState(2, 0, 0, 0, 2),
                planned("a"),
                FOUND,
                new MetFinding(1, 1, false, false, 3),
                new TestEvent.Judged(1, "harmful"),
                end("a", DirectedEnd.CONFIRMED),
                new ProvokeState(2, 1, 1, 1, 0),
                new MetFinding(1, 1, true, false, 1));
        run.search(List.of("a"));

        assertThat(jvm.requests.get(0).tests()).containsExactly("a");
        assertThat(jvm.requests.get(0).seed()).isEqualTo(7);
        assertThat(jvm.requests.get(0).budgetMillis()).isBetween(50_000L, 60_000L);
        assertThat(run.executions()).hasSize(3);
        DirectedExecution confirmed = run.executions().get(1);
        assertThat(confirmed.plan()).isEqualTo("plan of a");
        assertThat(confirmed.isConfirmed()).isTrue();
        assertThat(confirmed.met()).containsExactly(new TestFinding(FOUND, confirmed.test(), false, false, 3));
        // A thread that goes on after the end of the execution is held by no plan.
        assertThat(run.executions().get(2).plan()).isNull();
        assertThat(run.judgement(FOUND)).isEqualTo(Judgement.HARMFUL);
        assertThat(run.untried()).isEqualTo(UntriedCandidates.NOTHING);
        assertThat(sums()).isEqualTo(new ProvokeResult(2, 1, 1, 1, 0, 0));
        assertThat(shown).containsExactly(new ProvokeResult(2, 0, 0, 0, 2, 0), new ProvokeResult(2, 1, 1, 1, 0, 0));
        assertThat(run.notes()).isEmpty();
    }

    @Test
    void aTestThatBreaksItsJvmIsLeftAloneAndTheOthersGoOn() throws Exception {
        jvm.breaks(
                "was killed by signal 9",
                logged("first"),
                end("first", DirectedEnd.LOGGED),
                new ProvokeState(4, 1, 0, 1, 3),
                new TestEvent.Started(1, 0, true, "breaks", "a.BTest", "breaks()", 0),
                planned("breaks"));
        jvm.completes(
                logged("later"),
                end("later", DirectedEnd.LOGGED),
                new ProvokeState(1, 0, 0, 0, 1),
                planned("first"),
                end("first", DirectedEnd.MET),
                new ProvokeState(5, 4, 0, 4, 1));
        run.search(List.of("first", "breaks", "later"));

        assertThat(jvm.requests).extracting(ProvokeRequest::tests).last().isEqualTo(List.of("later", "first"));
        assertThat(sums()).isEqualTo(new ProvokeResult(5, 4, 0, 4, 1, 0));
        assertThat(run.notes())
                .containsExactly("When a.BTest > breaks() was executed again to provoke findings, the JVM of the tests"
                        + " was killed by signal 9. Its result in the check is not affected.");
    }

    @Test
    void aJvmThatBreaksBeforeItsFirstTestIsANote() throws Exception {
        jvm.breaks("ended with status 1");
        run.search(List.of("a", "b"));

        assertThat(jvm.requests).hasSize(1);
        assertThat(run.notes())
                .containsExactly("The tests could not be executed again: the JVM of the tests ended with status 1.");
        assertThat(sums()).isEqualTo(ProvokeResult.NONE);
    }

    @Test
    void whenTheTimeIsOverWhatIsKnownIsKept() throws Exception {
        jvm.isOver(
                logged("a"),
                FOUND,
                new MetFinding(1, 1, false, false, 1),
                end("a", DirectedEnd.LOGGED),
                new ProvokeState(5, 2, 1, 1, 3),
                planned("a"));
        run.search(List.of("a", "b"));

        assertThat(jvm.requests).hasSize(1);
        assertThat(run.notes()).isEmpty();
        assertThat(sums().left()).isEqualTo(3);
        assertThat(run.untried()).isEqualTo(new UntriedCandidates(1, 3));
        assertThat(run.executions().get(0).met()).hasSize(1);
    }

    @Test
    void withoutTimeNothingIsStarted() throws Exception {
        ProvokeRun late = new ProvokeRun(jvm, Duration.ofMillis(1), 0, null);
        late.search(List.of("a", "b"));

        assertThat(jvm.requests).isEmpty();
        assertThat(late.untried()).isEqualTo(new UntriedCandidates(2, 0));
    }

    @Test
    void plansThatNeedTheFirstExecutionOfAJvmAreTriedInFreshJvms() throws Exception {
        jvm.completes(
                logged("static"),
                end("static", DirectedEnd.LOGGED),
                planned("static"),
                end("static", DirectedEnd.NOT_REACHED),
                new TestEvent.NeedsFreshJvm("static", "plan of static"),
                new ProvokeState(1, 1, 0, 0, 1),
                planned("other"),
                end("other", DirectedEnd.ALONE),
                planned("other"),
                end("other", DirectedEnd.NOT_REACHED),
                new ProvokeState(3, 3, 0, 0, 3));
        jvm.completes(
                planned("static"), FOUND, new MetFinding(1, 1, false, false, 1), end("static", DirectedEnd.CONFIRMED));
        run.search(List.of("static", "other"));

        assertThat(jvm.requests).hasSize(2);
        ProvokeRequest fresh = jvm.requests.get(1);
        assertThat(fresh.tests()).containsExactly("static");
        assertThat(fresh.replay()).isEqualTo("plan of static");
        assertThat(fresh.attempts()).isEqualTo(1);
        assertThat(sums()).isEqualTo(new ProvokeResult(3, 3, 1, 0, 3, 0));
        assertThat(run.executions()).last().matches(DirectedExecution::isConfirmed);
    }
}
