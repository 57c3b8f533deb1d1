package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** Runs builds on a Gradle; a test that cannot have one, or that needs what is out of reach, is skipped. */
final class RealGradle {

    private final GradleInstallation installation;

    private RealGradle(GradleInstallation installation) {
        this.installation = installation;
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

    ExternalProcess run(Path project, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(installation.command().toString());
        installation.userHome().ifPresent(home -> command.addAll(List.of("--gradle-user-home", home.toString())));
        // No daemon stays behind, and the output is the same on every terminal.
        command.addAll(List.of("--no-daemon", "--console=plain"));
        command.addAll(List.of(arguments));
        // The Java that runs the tests, not one that happens to be on the path.
        Map<String, String> environment = Map.of("JAVA_HOME", System.getProperty("java.home"));
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
