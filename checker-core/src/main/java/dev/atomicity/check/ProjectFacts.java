package dev.atomicity.check;

import dev.atomicity.launch.TestJvmSetup;
import dev.atomicity.verdict.SettingSyntax;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What the build tool knows of a project.
 *
 * @param name as the build tool shows it
 * @param root what paths in reports are relative to: the folder that is checked out
 * @param production folders and jars with the production classes of this build, of this project and of others
 * @param sources folders in which packages of sources start
 * @param jvm how to start the JVM of the tests
 * @param directory for the results and the reports
 * @param work for the files of the JVMs of the tests; emptied at the start
 * @param keptPlans the folder with plans that people keep beside their sources; it need not be there
 * @param replayCommand makes the command for a replay from a fingerprint, as the user would type it
 * @param syntax how the user would write a setting
 */
public record ProjectFacts(
        String name,
        Path root,
        List<Path> production,
        List<Path> sources,
        TestJvmSetup jvm,
        Path directory,
        Path work,
        Path keptPlans,
        UnaryOperator<String> replayCommand,
        SettingSyntax syntax) {
    public ProjectFacts {
        production = List.copyOf(production);
        sources = List.copyOf(sources);
    }

    /** The same project, with another folder for the results and the reports. */
    public ProjectFacts withDirectory(Path other) {
        return new ProjectFacts(name, root, production, sources, jvm, other, work, keptPlans, replayCommand, syntax);
    }
}
