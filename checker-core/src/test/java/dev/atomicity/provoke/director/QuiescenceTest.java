package dev.atomicity.provoke.director;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whether threads other than the held ones may still do something. The thread of the test is held. */
class QuiescenceTest {
    private final Actors actors = new Actors();
    private final Actor main = actors.of(new CheckedThreads().first);
    private final Quiescence quiescence = new Quiescence(actors);

    @BeforeEach
    void hold() {
        quiescence.hold();
    }

    @Test
    void aHeldThreadDoesNotCount() {
        assertThat(quiescence.ofOthers()).isEqualTo(Quiescence.Motion.NONE);
        assertThat(quiescence.someWaitForLock()).isFalse();

        quiescence.letGo();
        assertThat(quiescence.ofOthers()).as("it runs").isEqualTo(Quiescence.Motion.NOW);
    }

    @Test
    void aThreadThatIsAboutToStartMoves() {
        main.forks(new Thread(() -> {}));

        assertThat(quiescence.ofOthers()).isEqualTo(Quiescence.Motion.NOW);
        assertThat(quiescence.someWaitForLock()).as("it may wait for one soon").isTrue();
    }

    @Test
    void aThreadThatHasEndedDoesNotMove() throws InterruptedException {
        Thread thread = new Thread(() -> {});
        main.forks(thread);
        thread.start();
        thread.join();

        assertThat(quiescence.ofOthers()).isEqualTo(Quiescence.Motion.NONE);
    }

    @Test
    void aTaskThatNobodyHasBegunWillMove() {
        Object message = new Object();
        main.handsOver(message);
        assertThat(quiescence.ofOthers()).isEqualTo(Quiescence.Motion.LATER);

        main.startsTask(message);
        assertThat(quiescence.ofOthers()).isEqualTo(Quiescence.Motion.NONE);
    }
}
