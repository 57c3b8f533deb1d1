package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bank.Register;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import threads.TwoThreads;

/** All of them pass when they are executed once, without anybody who holds their threads. */
class UnrulyTest {
    private static final Map<String, Integer> EXECUTIONS = new HashMap<>();

    private final Register register = new Register();

    private static boolean isFirst(String test) {
        return EXECUTIONS.merge(test, 1, Integer::sum) == 1;
    }

    private void together() {
        together(() -> register.add(1), () -> register.add(1));
    }

    private static void together(Runnable one, Runnable other) {
        try {
            TwoThreads.both(one, other);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void hangsWhenItIsExecutedAgain() throws Exception {
        together();
        if (!isFirst("hangs")) {
            Thread.currentThread().join();
        }
    }

    @Test
    void exitsWhenItIsExecutedAgain() {
        together();
        if (!isFirst("exits")) {
            System.exit(0);
        }
    }

    @Test
    void runsOutOfMemoryWhenItIsExecutedAgain() {
        together();
        if (!isFirst("memory")) {
            throw new OutOfMemoryError("by intention");
        }
    }

    @Test
    void failsWhenItIsExecutedAgain() {
        together();
        assertTrue(isFirst("fails"));
    }

    @Test
    void hasATimeLimit() {
        assertTimeout(Duration.ofMillis(2000), () -> together());
    }

    @Test
    void hasAStrictTimeLimit() {
        assertTimeoutPreemptively(Duration.ofMillis(2000), () -> together());
    }

    @Test
    @Timeout(value = 2000, unit = TimeUnit.MILLISECONDS)
    void hasATimeLimitOfItsOwn() {
        together();
    }

    @Test
    void interrupts() {
        AtomicBoolean wasInterrupted = new AtomicBoolean();
        Thread sleeper = new Thread(() -> {
            register.add(1);
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                wasInterrupted.set(true);
            }
        });
        together(
                () -> {
                    sleeper.start();
                    register.add(1);
                    sleeper.interrupt();
                },
                () -> register.add(1));
        try {
            sleeper.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertTrue(wasInterrupted.get());
    }

    @Test
    void spins() {
        AtomicBoolean done = new AtomicBoolean();
        together(
                () -> {
                    register.add(1);
                    while (!done.get()) {
                        Thread.onSpinWait();
                    }
                },
                () -> {
                    register.add(1);
                    done.set(true);
                });
        assertEquals(true, done.get());
    }
}
