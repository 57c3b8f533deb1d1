package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CallGate.Entry;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
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
        assertThat(gate.isGivenUp()).as("so that its call is not recorded").isTrue();
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

    @Test
    void thoseThatWaitLeaveTheProcessorsToOthers() throws Exception {
        assertThat(gate.enter(false, null, false, false)).isEqualTo(Entry.INSIDE);
        List<FutureTask<Long>> waiting = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            waiting.add(elsewhere(() -> {
                gate.enter(true, null, false, false);
                gate.leave(true);
                return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            }));
        }
        Thread.sleep(800);
        gate.leave(false);
        long used = 0;
        for (FutureTask<Long> each : waiting) {
            used += each.get(1, TimeUnit.MINUTES);
        }
        assertThat(Duration.ofNanos(used)).isLessThan(Duration.ofMillis(400));
    }

    @Test
    void theWaitTakesNoPermit() throws Exception {
        assertThat(gate.enter(false, null, false, false)).isEqualTo(Entry.INSIDE);
        FutureTask<Boolean> waiting = elsewhere(() -> {
            LockSupport.unpark(Thread.currentThread());
            gate.enter(true, null, false, false);
            long start = System.nanoTime();
            LockSupport.parkNanos(TimeUnit.MINUTES.toNanos(1));
            return System.nanoTime() - start < TimeUnit.SECONDS.toNanos(50);
        });
        Thread.sleep(100);
        gate.leave(false);
        assertThat(waiting.get(2, TimeUnit.MINUTES)).isTrue();
    }

    @Test
    void theWaitKeepsAnInterrupt() throws Exception {
        assertThat(gate.enter(false, null, false, false)).isEqualTo(Entry.INSIDE);
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<Thread> waiter = new AtomicReference<>();
        FutureTask<Boolean> waiting = elsewhere(() -> {
            waiter.set(Thread.currentThread());
            begun.countDown();
            gate.enter(true, null, false, false);
            return Thread.interrupted();
        });
        begun.await();
        Thread.sleep(50);
        waiter.get().interrupt();
        Thread.sleep(50);
        gate.leave(false);
        assertThat(waiting.get(1, TimeUnit.MINUTES)).isTrue();
    }

    private static <T> FutureTask<T> elsewhere(Callable<T> entry) {
        FutureTask<T> task = new FutureTask<>(entry);
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
