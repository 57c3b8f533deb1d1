package dev.atomicity.gradle;

import org.gradle.api.Project;
import org.gradle.api.logging.configuration.ConsoleOutput;

/** Whether somebody looks on while the build runs. The daemon has no terminal of its own, so the client's words count. */
final class Terminal {
    private Terminal() {}

    static boolean isWatched(Project project) {
        ConsoleOutput console = project.getGradle().getStartParameter().getConsoleOutput();
        if (console != ConsoleOutput.Auto) {
            return console != ConsoleOutput.Plain;
        }
        String terminal = project.getProviders().environmentVariable("TERM").getOrNull();
        boolean isCi = project.getProviders().environmentVariable("CI").isPresent();
        return !isCi && terminal != null && !terminal.equals("dumb");
    }
}
