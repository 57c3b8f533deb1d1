package dev.atomicity.check;

import dev.atomicity.launch.TestJvmSetup;
import java.nio.file.Path;
import java.util.List;

/**
 * What the build tool knows of a project.
 *
 * @param name as the build tool shows it
 * @param root what paths in reports are relative to: the folder that is checked out
 * @param production folders and jars with the production classes of this build, of this project and of others
 * @param sources folders in which packages of sources start
 * @param jvm how to start the JVM of the tests
 * @param directory for the results and the reports
 * @param work for what the JVMs of the tests say and are told; emptied at the start
 */
public record ProjectFacts(
        String name,
        Path root,
        List<Path> production,
        List<Path> sources,
        TestJvmSetup jvm,
        Path directory,
        Path work) {
    public ProjectFacts {
        production = List.copyOf(production);
        sources = List.copyOf(sources);
    }
}
