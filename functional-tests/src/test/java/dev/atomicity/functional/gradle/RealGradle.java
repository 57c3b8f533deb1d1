package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** Runs builds on a Gradle; a test that cannot have one, or that needs what is out of reach, is skipped. */
final class RealGradle {
    /** A daemon does for many builds, and ends by itself soon after the last one. */
    private static final String SHORT_LIVED_DAEMON = "-Dorg.gradle.daemon.idletimeout=30000";

    private final GradleInstallation installation;
    private final Map<String, String> environment = new HashMap<>();
    private String daemon = SHORT_LIVED_DAEMON;

    private RealGradle(GradleInstallation installation) {
        this.installation = installation;
        // The Java that runs the tests, not one that happens to be on the path.
        environment.put("JAVA_HOME", System.getProperty("java.home"));
    }

    static RealGradle orSkip() throws IOException, InterruptedException {
        try {
            return new RealGradle(GradleInstallation.locate());
        } catch (UnavailableException reason) {
            return Assumptions.abort("There is no Gradle to run: " + reason.getMessage());
        }
    }

    /** An assembled one, whatever is installed. */
    static RealGradle assembledOrSkip(String version) throws IOException, InterruptedException {
        try {
            return new RealGradle(GradleInstallation.assembled(version, GradleInstallation.defaultCache()));
        } catch (UnavailableException reason) {
            return Assumptions.abort("Gradle " + version + " cannot be assembled: " + reason.getMessage());
        }
    }

    /** Sets a variable of the environment for all builds from now on. */
    RealGradle with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** From now on each build has a JVM of its own, in which all of the environment counts. */
    RealGradle withoutDaemon() {
        daemon = "--no-daemon";
        return this;
    }

    ExternalProcess run(Path project, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(installation.command().toString());
        installation.userHome().ifPresent(home -> command.addAll(List.of("--gradle-user-home", home.toString())));
        // The output is the same on every terminal.
        command.addAll(List.of(daemon, "--console=plain"));
        command.addAll(List.of(arguments));
        ExternalProcess run = ExternalProcess.run(project, environment, command);
        Assumptions.assumeFalse(
                run.exitCode() != 0 && run.output().contains("Unsupported class file major version"),
                () -> "This Gradle is older than Java " + Runtime.version().feature() + ":\n" + run.output());
        Assumptions.assumeFalse(
                run.exitCode() != 0 && Unreachable.isNamedIn(run.output()),
                () -> "Gradle reaches no repository and has not all it needs in its cache:\n" + run.output());
        return run;
    }
}
