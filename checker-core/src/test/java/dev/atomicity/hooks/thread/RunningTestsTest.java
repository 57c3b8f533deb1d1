package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** For which test a thread works. The numbers are those that a runner gives. */
class RunningTestsTest {
    private static final int CONTAINER = 1_000_001;
    private static final int ONE = 1_000_002;
    private static final int OTHER = 1_000_003;

    @AfterEach
    void endAll() {
        RunningTests.end(ONE, CONTAINER);
        RunningTests.end(OTHER, CONTAINER);
        RunningTests.end(CONTAINER, 0);
    }

    @Test
    void aThreadWorksForTheTestThatStartedIt() {
        RunningTests.begin(ONE, true);
        RunningTests.begin(OTHER, true);

        assertThat(RunningTests.servedBy(ONE)).isEqualTo(ONE);
        assertThat(RunningTests.servedBy(OTHER)).isEqualTo(OTHER);
    }

    @Test
    void aThreadOfAContainerWorksForTheOnlyTest() {
        RunningTests.begin(CONTAINER, false);
        RunningTests.begin(ONE, true);
        assertThat(RunningTests.servedBy(CONTAINER)).isEqualTo(ONE);

        RunningTests.begin(OTHER, true);
        assertThat(RunningTests.servedBy(CONTAINER)).as("one of two tests").isEqualTo(CONTAINER);
    }

    @Test
    void aThreadThatSurvivesItsTestWorksForTheNextOne() {
        RunningTests.begin(ONE, true);
        RunningTests.end(ONE, CONTAINER);
        RunningTests.begin(OTHER, true);

        assertThat(RunningTests.servedBy(ONE)).isEqualTo(OTHER);
        assertThat(RunningTests.isOver(ONE)).isTrue();
        assertThat(RunningTests.isOver(OTHER)).isFalse();
    }

    @Test
    void theRunnerIsBackInTheContainerAfterATest() {
        RunningTests.begin(CONTAINER, false);
        RunningTests.begin(ONE, true);
        assertThat(RunningTests.latest()).isEqualTo(ONE);

        RunningTests.end(ONE, CONTAINER);
        assertThat(RunningTests.latest()).isEqualTo(CONTAINER);
    }

    @Test
    void aMeetingOfThreadsIsReportedOnce() {
        RunningTests.meet(ONE);

        assertThat(RunningTests.wasConcurrent(ONE)).isTrue();
        assertThat(RunningTests.wasConcurrent(ONE)).isFalse();
    }
}
