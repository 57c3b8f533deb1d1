package dev.atomicity.runner;

import dev.atomicity.protocol.EventLog;
import dev.atomicity.protocol.TestEvent;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Logs each test as it starts and ends, with what was found in it. The launcher calls it on the thread of the test. */
final class LoggingListener implements TestExecutionListener {
    private final EventLog.Writer log;
    private final Scopes scopes;
    private final RunningTests running;
    private final AtomicInteger count = new AtomicInteger();
    private final Map<String, Integer> numbers = new ConcurrentHashMap<>();
    private final Map<String, String> classes = new ConcurrentHashMap<>();
    private final Set<Integer> recentlyMet = ConcurrentHashMap.newKeySet();
    private volatile boolean brokenIsReported;

    LoggingListener(EventLog.Writer log, Scopes scopes, RunningTests running) {
        this.log = log;
        this.scopes = scopes;
        this.running = running;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        write(new TestEvent.Discovered(plan.countTestIdentifiers(TestIdentifier::isTest)));
    }

    @Override
    public void dynamicTestRegistered(TestIdentifier test) {
        write(new TestEvent.Registered(test.getUniqueId()));
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        int number = count.incrementAndGet();
        numbers.put(test.getUniqueId(), number);
        int container = container(test);
        write(new TestEvent.Started(
                number,
                container,
                test.isTest(),
                test.getUniqueId(),
                className(test),
                test.getDisplayName(),
                System.currentTimeMillis()));
        running.start(number, container, test.isTest());
        scopes.begin(number, test.isTest());
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Integer number = numbers.remove(test.getUniqueId());
        if (number == null) {
            return;
        }
        scopes.end(number, container(test));
        running.end(number);
        reportFindings();
        Throwable cause = result.getThrowable().orElse(null);
        write(new TestEvent.Finished(
                number,
                outcome(result),
                System.currentTimeMillis(),
                cause == null ? null : text(cause),
                cause == null ? null : stackTrace(cause)));
        if (scopes.wasConcurrent(number)) {
            write(new TestEvent.Concurrent(test.getUniqueId()));
        }
    }

    private static String outcome(TestExecutionResult result) {
        return switch (result.getStatus()) {
            case SUCCESSFUL -> "passed";
            case ABORTED -> "aborted";
            case FAILED -> result.getStatus().name().toLowerCase(Locale.ROOT);
        };
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        write(new TestEvent.Skipped(
                container(test), test.isTest(), test.getUniqueId(), className(test), test.getDisplayName(), reason));
    }

    private int container(TestIdentifier test) {
        return test.getParentId().map(id -> numbers.getOrDefault(id, 0)).orElse(0);
    }

    /** What has no source of its own, as a dynamic test, belongs to the class of what contains it. */
    private String className(TestIdentifier test) {
        String own = Names.classOf(test.getSource());
        String name = own != null ? own : test.getParentId().map(classes::get).orElse(null);
        if (name != null) {
            classes.put(test.getUniqueId(), name);
        }
        return name;
    }

    /** Writes what was found since the last time, and that the checker is broken, if it is. */
    void reportFindings() {
        for (TestEvent event : scopes.drain()) {
            write(event);
            if (event instanceof TestEvent.MetFinding met) {
                recentlyMet.add(met.finding());
            }
        }
        String failure = scopes.failure();
        if (failure != null && !brokenIsReported) {
            brokenIsReported = true;
            write(new TestEvent.Broken(failure, scopes.testOfFailure()));
        }
    }

    /** The numbers of the findings that were met since the last call. */
    Set<Integer> takeRecentlyMet() {
        Set<Integer> taken = Set.copyOf(recentlyMet);
        recentlyMet.removeAll(taken);
        return taken;
    }

    /** A log that cannot be written must not change the outcome of a test: the reader sees that it is not complete. */
    void write(TestEvent event) {
        try {
            log.write(event);
        } catch (IOException e) {
            System.err.println("atomicity: cannot write the log: " + e);
        }
    }

    /** The exception may be the test's own, with methods that fail. */
    private static String text(Throwable cause) {
        try {
            return cause.toString();
        } catch (RuntimeException e) {
            return cause.getClass().getName();
        }
    }

    private static String stackTrace(Throwable cause) {
        try {
            StringWriter text = new StringWriter();
            cause.printStackTrace(new PrintWriter(text));
            return text.toString();
        } catch (RuntimeException e) {
            return text(cause);
        }
    }
}
