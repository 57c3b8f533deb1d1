package dev.atomicity.runner;

import dev.atomicity.protocol.EventLog;
import dev.atomicity.protocol.RunRequest;
import dev.atomicity.protocol.TestEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherFactory;

/** The main class of the JVM of the tests. */
public final class TestJvm {
    /** The status when all is done that was asked for, whatever became of the tests. */
    public static final int COMPLETED = 0;

    private static final int BROKEN = 3;

    private static final int MAX_CAUSES = 5;

    private TestJvm() {}

    /**
     * Runs tests.
     *
     * @param arguments the request file
     */
    public static void main(String[] arguments) throws IOException {
        RunRequest request = RunRequest.read(Path.of(arguments[0]));
        Scopes scopes = Scopes.ofThisJvm();
        RunningTests running = new RunningTests();
        LoggingListener listener = new LoggingListener(new EventLog.Writer(request.log()), scopes, running);
        int status = BROKEN;
        try {
            scopes.on(exit -> {
                listener.reportFindings();
                listener.write(new TestEvent.Exiting(exit, caller()));
            });
            if (request.testTimeoutMillis() > 0) {
                new Watchdog(running, listener, request.testTimeoutMillis()).start();
            }
            Launcher launcher = LauncherFactory.create();
            Discovery discovery = new Discovery(request);
            if (request.provoke() != null) {
                new ProvokeRounds(
                                request.provoke(), listener, id -> launcher.execute(discovery.requestFor(id), listener))
                        .run();
            } else {
                for (LauncherDiscoveryRequest tests : discovery.requests()) {
                    launcher.execute(tests, listener);
                }
            }
            listener.reportFindings();
            listener.write(new TestEvent.Completed(scopes.watchedClasses(), scopes.notes()));
            status = COMPLETED;
        } catch (Throwable e) {
            // A full heap, or an engine that cannot look for its tests: the log says which test ran.
            e.printStackTrace();
            printOwnFrames(e);
            listener.write(new TestEvent.Broken(withCauses(e), 0));
        }
        // Tests may leave threads behind that would keep the JVM alive.
        System.exit(status);
    }

    /** The first one often says only that something failed, and the last one what. */
    private static String withCauses(Throwable failure) {
        StringBuilder text = new StringBuilder(failure.toString());
        Throwable cause = failure.getCause();
        for (int depth = 0; cause != null && depth < MAX_CAUSES; depth++) {
            text.append(", because of ").append(cause);
            cause = cause.getCause();
        }
        return text.toString();
    }

    /** Last, because the report shows the end of what the JVM wrote: where the test was, without what called it. */
    private static void printOwnFrames(Throwable failure) {
        System.err.println(failure);
        for (StackTraceElement frame : failure.getStackTrace()) {
            String name = frame.getClassName();
            boolean isCaller = name.startsWith("org.junit.")
                    || name.startsWith("org.testng.")
                    || name.startsWith("java.lang.reflect.")
                    || name.startsWith("jdk.internal.reflect.")
                    || name.startsWith("dev.atomicity.runner.");
            if (isCaller) {
                break;
            }
            System.err.println("\tat " + frame);
        }
    }

    /** Whoever made the JVM end, if it was the program. */
    private static String caller() {
        return Arrays.stream(new Throwable().getStackTrace())
                .filter(frame -> !frame.getClassName().startsWith("dev.atomicity.")
                        && !frame.getClassName().startsWith("java.lang."))
                .limit(1)
                .map(StackTraceElement::toString)
                .collect(Collectors.joining());
    }
}
