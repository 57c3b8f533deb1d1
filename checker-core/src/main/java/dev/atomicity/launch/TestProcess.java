package dev.atomicity.launch;

import dev.atomicity.protocol.EventLog;
import dev.atomicity.protocol.TestEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** One JVM of the tests, from its start to its end. Whoever ends this process ends it as well. */
final class TestProcess {
    private static final long LOOK_EVERY_MILLIS = 50;

    /** The watchdog inside the JVM is given this much longer than a test, before the JVM is taken to be stuck. */
    private static final Duration GRACE = Duration.ofSeconds(30);

    /** How long a JVM may take to end after its last test: hooks and threads of the tests may hang. */
    private static final Duration END = Duration.ofSeconds(30);

    private final OwnedProcess owned;
    private final Process process;
    private final Path log;
    private final long silenceNanos;
    private final long startNanos = System.nanoTime();

    /** After the start; the JVM is ended then whatever it does. */
    private long limitNanos = Long.MAX_VALUE;

    private boolean wasStuck;
    private boolean wasOver;

    /**
     * @param testTimeout zero for no limit
     * @param log must be there and be empty
     */
    TestProcess(List<String> command, TestJvmSetup setup, Duration testTimeout, Path log, Path output)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(setup.workingDirectory().toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(
                        new File(System.getProperty("os.name", "").startsWith("Windows") ? "NUL" : "/dev/null")));
        setup.environment().forEach((name, value) -> {
            if (value == null) {
                builder.environment().remove(name);
            } else {
                builder.environment().put(name, value);
            }
        });
        // Its words would be taken by the JVM before the ones of the command line.
        builder.environment().remove("JDK_JAVA_OPTIONS");
        this.owned = OwnedProcess.start(builder);
        this.process = owned.process();
        this.log = log;
        this.silenceNanos =
                testTimeout.isZero() ? Long.MAX_VALUE : testTimeout.plus(GRACE).toNanos();
    }

    /** Ends the JVM that long after its start, whatever it does. */
    TestProcess limitedTo(Duration limit) {
        limitNanos = limit.toNanos();
        return this;
    }

    /**
     * Hands on the events until the JVM has ended.
     *
     * @return its exit status
     * @throws InterruptedException if this thread is interrupted or this process is being ended, which ends the JVM
     */
    int follow(Consumer<TestEvent> events) throws IOException, InterruptedException {
        try (EventLog.Reader reader = new EventLog.Reader(log)) {
            long lastEvent = System.nanoTime();
            boolean completed = false;
            while (true) {
                boolean hasEnded = process.waitFor(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
                for (TestEvent event = reader.next(); event != null; event = reader.next()) {
                    events.accept(event);
                    completed |= event instanceof TestEvent.Completed;
                    lastEvent = System.nanoTime();
                }
                if (hasEnded && owned.isEnding()) {
                    throw new InterruptedException("this process is shutting down");
                }
                if (hasEnded) {
                    return process.exitValue();
                }
                long silence = System.nanoTime() - lastEvent;
                if (silence > silenceNanos || (completed && silence > END.toNanos())) {
                    wasStuck = !completed;
                    process.destroyForcibly();
                } else if (!completed && System.nanoTime() - startNanos > limitNanos) {
                    wasOver = true;
                    process.destroyForcibly();
                }
            }
        } finally {
            owned.end();
        }
    }

    long pid() {
        return process.pid();
    }

    /** Whether it had to be ended because nothing happened any more, not even its own watchdog. */
    boolean wasStuck() {
        return wasStuck;
    }

    /** Whether it had to be ended because its time was over. */
    boolean wasOver() {
        return wasOver;
    }

    /** The last output of a JVM, for messages. */
    static String lastLines(Path output, int count) {
        try {
            List<String> lines = new String(Files.readAllBytes(output), java.nio.charset.Charset.defaultCharset())
                    .lines()
                    .toList();
            return String.join("\n", lines.subList(Math.max(0, lines.size() - count), lines.size()));
        } catch (IOException e) {
            return "";
        }
    }
}
