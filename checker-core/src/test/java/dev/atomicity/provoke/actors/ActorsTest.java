package dev.atomicity.provoke.actors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import org.junit.jupiter.api.Test;

/** Names and order of the threads and tasks of an execution, which begins on the thread of the test. */
class ActorsTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final Actors actors = new Actors();
    private final Actor main = actors.of(threads.first);

    @Test
    void aThreadIsNamedAfterTheOneThatStartsIt() {
        main.forks(new Thread(() -> {}));
        main.forks(new Thread(() -> {}));

        assertThat(actors.paths()).containsExactly("main", "main/1", "main/2");
        assertThat(actors.of(threads.first)).as("asked again").isSameAs(main);
    }

    @Test
    void aTaskIsAUnitFromItsStartToItsEnd() {
        Object message = new Object();
        main.handsOver(message);
        main.sends(message);
        assertThat(actors.hasWaitingTasks()).isTrue();

        main.startsTask(message);
        assertThat(main.unit().path()).isEqualTo("main/task1");
        assertThat(actors.hasWaitingTasks()).isFalse();

        main.endsTask();
        assertThat(main.unit().path()).isEqualTo("main");
    }

    @Test
    void aMessageOfAnEarlierExecutionNamesNoTask() {
        main.startsTask(new Object());

        assertThat(main.unit().path()).isEqualTo("main");
    }

    @Test
    void whatWasSentComesBeforeWhatTheReceiverDoesNext() {
        Units units = new Units();
        Unit sender = units.main();
        Unit receiver = units.startedBy(sender);
        int before = receiver.clock().of(sender.number());

        Clock sent = sender.send();
        receiver.receive(sent);

        assertThat(receiver.clock().of(sender.number())).isGreaterThan(before);
        assertThat(receiver.clock().of(sender.number()))
                .as("what the sender does next is not included")
                .isLessThan(sender.clock().of(sender.number()));
    }

    @Test
    void acquisitionsOfALockAreCounted() {
        Object lock = new Object();
        main.acquired(lock, false);
        Actor.Held first = main.locks().get(0);
        main.released(lock);
        main.acquired(lock, false);

        assertThat(main.locks()).singleElement().satisfies(held -> {
            assertThat(held.lock()).isEqualTo(first.lock());
            assertThat(held.acquisition()).isEqualTo(2);
        });
    }

    @Test
    void theReleaseOfALockThatIsNotKnownToBeHeldIsIgnored() {
        main.released(new Object());

        assertThat(main.locks()).isEmpty();
    }
}
