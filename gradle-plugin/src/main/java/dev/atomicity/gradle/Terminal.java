package dev.atomicity.gradle;

import org.gradle.api.Project;
import org.gradle.api.logging.configuration.ConsoleOutput;
import org.gradle.api.provider.Provider;
import org.gradle.api.provider.ProviderFactory;

/** Whether somebody watches the build. The daemon has no terminal of its own, so the client's words count. */
final class Terminal {
    private Terminal() {}

    /** Asked when the tests run: the configuration does not depend on who watches. */
    static Provider<Boolean> isWatched(Project project) {
        ProviderFactory providers = project.getProviders();
        ConsoleOutput console = project.getGradle().getStartParameter().getConsoleOutput();
        if (console != ConsoleOutput.Auto) {
            return providers.provider(() -> console != ConsoleOutput.Plain);
        }
        Provider<String> terminal = providers.environmentVariable("TERM").orElse("dumb");
        Provider<String> ci = providers.environmentVariable("CI").orElse("");
        return terminal.zip(ci, (type, engine) -> !type.equals("dumb") && engine.isEmpty());
    }
}
