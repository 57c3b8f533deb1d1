package dev.atomicity.launch;

import dev.atomicity.protocol.ProvokeRequest;
import dev.atomicity.protocol.RunRequest;
import dev.atomicity.protocol.TestEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BiConsumer;

/** Starts the JVMs in which tests are executed again, and follows each to its end. */
final class ProvokeJvms implements DirectedJvm {
    private static final String PARALLELISM = "java.util.concurrent.ForkJoinPool.common.parallelism";

    /** On a machine with few processors the common pool has one worker, and tasks that could meet never do. */
    private static final int WORKERS = 4;

    /** How much longer than its budget a JVM may live: it has to start, and to end. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private final LaunchSettings settings;
    private final Path agentOptions;
    private final TestJvms jvms;

    /**
     * @param agentOptions the options file of the agent
     */
    ProvokeJvms(LaunchSettings settings, Path agentOptions) {
        this.settings = settings.withSetup(withParallelism(settings.setup()));
        this.agentOptions = agentOptions;
        this.jvms = new TestJvms(this.settings);
    }

    private static TestJvmSetup withParallelism(TestJvmSetup setup) {
        boolean isSet = setup.systemProperties().containsKey(PARALLELISM)
                || setup.jvmArgs().stream().anyMatch(argument -> argument.startsWith("-D" + PARALLELISM + "="));
        return isSet ? setup : setup.withArgument("-D" + PARALLELISM + "=" + WORKERS);
    }

    @Override
    public Ended run(ProvokeRequest provoke, BiConsumer<ProvokeLog, TestEvent> events)
            throws LaunchException, IOException, InterruptedException {
        Files.createDirectories(settings.directory());
        RunRequest request = RunRequest.of(
                        jvms.nextLog(),
                        settings.setup().testRoots().stream()
                                .map(Path::toString)
                                .toList())
                .withConfiguration(
                        settings.configuration(), settings.testTimeout().toMillis())
                .withProvoke(provoke);
        ProvokeLog log = new ProvokeLog();
        TestProcess process = jvms.start(agentOptions, request)
                .limitedTo(Duration.ofMillis(provoke.budgetMillis()).plus(GRACE));
        int status = process.follow(event -> {
            log.accept(event);
            events.accept(log, event);
        });
        String reason = log.end.completed() != null || process.wasOver()
                ? null
                : log.end.reason(process.wasStuck(), status, settings.testTimeout(), "limit for one execution");
        return new Ended(log, reason, process.wasOver());
    }
}
