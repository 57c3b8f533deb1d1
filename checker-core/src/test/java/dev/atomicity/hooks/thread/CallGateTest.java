package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CallGate.Entry;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** Who may be inside together, and that nobody waits for ever. */
class CallGateTest {
    private final CallGate gate = new CallGate(false);

    @Test
    void thoseThatReadAreInsideTogether() throws Exception {
        assertThat(gate.enter(false, null, false, false)).isEqualTo(Entry.INSIDE);
        assertThat(elsewhere(() -> gate.enter(false, null, false, false)).get(1, TimeUnit.MINUTES))
                .isEqualTo(Entry.INSIDE);
    }

    @Test
    void oneThatChangesWaitsUntilTheOthersAreOut() throws Exception {
        assertThat(gate.enter(false, null, false, false)).isEqualTo(Entry.INSIDE);
        FutureTask<Entry> changing = elsewhere(() -> gate.enter(true, null, false, false));
        assertStillWaiting(changing);
        gate.leave(false);
        assertThat(changing.get(1, TimeUnit.MINUTES)).isEqualTo(Entry.INSIDE);
    }

    @Test
    void aCallThatRunsCodeOfTheProgramIsNotWaitedForLong() throws Exception {
        assertThat(gate.enter(true, null, true, false)).isEqualTo(Entry.INSIDE);
        assertThat(gate.isGivenUp()).isFalse();
        assertThat(elsewhere(() -> gate.enter(false, null, false, false)).get(1, TimeUnit.MINUTES))
                .isEqualTo(Entry.GIVEN_UP);
        assertThat(gate.isGivenUp()).as("so that its call is not told").isTrue();
    }

    @Test
    void whoHasTheMonitorThatTheOtherOneWaitsForGoesFirst() throws Exception {
        Object monitor = new Object();
        CountDownLatch inside = new CountDownLatch(1);
        FutureTask<Entry> changing;
        synchronized (monitor) {
            changing = elsewhere(() -> {
                Entry entry = gate.enter(true, monitor, false, false);
                inside.countDown();
                synchronized (monitor) {
                    gate.leave(true);
                }
                return entry;
            });
            inside.await();
            assertThat(gate.enter(true, monitor, false, false)).isEqualTo(Entry.FIRST);
        }
        assertThat(changing.get(1, TimeUnit.MINUTES)).isEqualTo(Entry.INSIDE);
        assertThat(gate.enter(true, monitor, false, false)).isEqualTo(Entry.INSIDE);
    }

    private static FutureTask<Entry> elsewhere(Callable<Entry> entry) {
        FutureTask<Entry> task = new FutureTask<>(entry);
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
        return task;
    }

    private static void assertStillWaiting(FutureTask<Entry> task) throws InterruptedException, ExecutionException {
        try {
            assertThat(task.get(50, TimeUnit.MILLISECONDS))
                    .as("entered too early")
                    .isNull();
        } catch (TimeoutException e) {
            assertThat(task.isDone()).isFalse();
        }
    }
}
