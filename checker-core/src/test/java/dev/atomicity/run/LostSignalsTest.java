package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A thread decides to wait, another one changes that and signals, and then the first one waits: with the regions that are the default. */
class LostSignalsTest {
    private static final String SOURCE = """
            package signals;

            import java.util.concurrent.TimeUnit;
            import java.util.concurrent.locks.Condition;
            import java.util.concurrent.locks.ReentrantLock;

            public class Main {
                static class Box {
                    boolean isFull;
                    static boolean areFull;
                    final Object guard = new Object();
                    final ReentrantLock lock = new ReentrantLock();
                    final Condition filled = lock.newCondition();

                    void ownMonitor() throws Exception {
                        if (!isFull) {
                            Elsewhere.run(this::fill);
                            synchronized (this) {
                                wait(10);
                            }
                        }
                    }

                    synchronized void fill() {
                        isFull = true;
                        notifyAll();
                    }

                    void otherMonitor() throws Exception {
                        if (!isFull) {
                            Elsewhere.run(this::fillGuarded);
                            synchronized (guard) {
                                guard.wait(10);
                            }
                        }
                    }

                    void fillGuarded() {
                        synchronized (guard) {
                            isFull = true;
                            guard.notify();
                        }
                    }

                    void condition() throws Exception {
                        if (!isFull) {
                            Elsewhere.run(this::fillLocked);
                            lock.lock();
                            try {
                                filled.await(10, TimeUnit.MILLISECONDS);
                            } finally {
                                lock.unlock();
                            }
                        }
                    }

                    void fillLocked() {
                        lock.lock();
                        try {
                            isFull = true;
                            filled.signal();
                        } finally {
                            lock.unlock();
                        }
                    }

                    static void monitorOfClass() throws Exception {
                        if (!areFull) {
                            Elsewhere.run(Box::fillAll);
                            synchronized (Box.class) {
                                Box.class.wait(10);
                            }
                        }
                    }

                    static synchronized void fillAll() {
                        areFull = true;
                        Box.class.notifyAll();
                    }

                    void decidedUnderLock() throws Exception {
                        if (!isFull) {
                            Elsewhere.run(this::fill);
                            synchronized (this) {
                                while (!isFull) {
                                    wait(10);
                                }
                            }
                        }
                    }

                    /** What is signalled has nothing to do with what was looked at. */
                    void waitsForOthers() throws Exception {
                        Elsewhere.run(this::fill);
                        synchronized (this) {
                            wait(10);
                        }
                    }
                }

                public static void main(String[] args) throws Exception {
                    Elsewhere.run(() -> {});
                    new Box().ownMonitor();
                    new Box().otherMonitor();
                    new Box().condition();
                    Box.monitorOfClass();
                    new Box().decidedUnderLock();
                    new Box().waitsForOthers();
                }
            }
            """;

    @TempDir
    private static Path folder;

    private static String found;

    @BeforeAll
    static void runProgram() throws IOException, InterruptedException {
        found = OtherThreadProgram.check(folder, "signals", SOURCE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ownMonitor", "otherMonitor", "condition", "monitorOfClass"})
    void aSignalThatNobodyHearsIsFound(String method) {
        assertThat(found).containsPattern("Main\\$Box\\." + method + "\\(Main.java:\\d+\\) was interrupted");
    }

    @Test
    void aWaitThatWasDecidedUnderTheLockMissesNothing() {
        assertThat(found).doesNotContain("decidedUnderLock", "waitsForOthers").contains("4 findings");
    }
}
