package dev.atomicity.check;

import static java.util.Objects.requireNonNull;

import dev.atomicity.launch.TestJvmSetup;
import dev.atomicity.verdict.SettingSyntax;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What the build tool knows about a project.
 *
 * @param name as the build tool shows it
 * @param root what paths in reports are relative to: the folder that is checked out
 * @param production folders and jars with the production classes of this build, of this project and of others
 * @param sources folders in which packages of sources start
 * @param jvm how to start the JVM of the tests
 * @param directory for the results and the reports
 * @param work for the files of the JVMs of the tests; emptied at the start
 * @param keptPlans the folder with plans that people keep beside their sources; it need not exist
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

    public static Builder builder(String name, TestJvmSetup jvm) {
        return new Builder(name, jvm);
    }

    /** The same project, with another folder for the results and the reports. */
    public ProjectFacts withDirectory(Path other) {
        return builder(name, jvm)
                .root(root)
                .production(production)
                .sources(sources)
                .directory(other)
                .work(work)
                .keptPlans(keptPlans)
                .replayCommand(replayCommand)
                .syntax(syntax)
                .build();
    }

    /** The folders have no default, except that there need be no sources. */
    public static final class Builder {
        private final String name;
        private final TestJvmSetup jvm;
        private Path root;
        private List<Path> production = List.of();
        private List<Path> sources = List.of();
        private Path directory;
        private Path work;
        private Path keptPlans;
        private UnaryOperator<String> replayCommand = UnaryOperator.identity();
        private SettingSyntax syntax = (setting, value) -> setting + " = " + value;

        private Builder(String name, TestJvmSetup jvm) {
            this.name = name;
            this.jvm = jvm;
        }

        public Builder root(Path folder) {
            root = folder;
            return this;
        }

        public Builder production(List<Path> foldersAndJars) {
            production = foldersAndJars;
            return this;
        }

        public Builder sources(List<Path> folders) {
            sources = folders;
            return this;
        }

        public Builder directory(Path folder) {
            directory = folder;
            return this;
        }

        public Builder work(Path folder) {
            work = folder;
            return this;
        }

        public Builder keptPlans(Path folder) {
            keptPlans = folder;
            return this;
        }

        public Builder replayCommand(UnaryOperator<String> ofFingerprint) {
            replayCommand = ofFingerprint;
            return this;
        }

        public Builder syntax(SettingSyntax ofTool) {
            syntax = ofTool;
            return this;
        }

        public ProjectFacts build() {
            return new ProjectFacts(
                    name,
                    requireNonNull(root, "root"),
                    production,
                    sources,
                    jvm,
                    requireNonNull(directory, "directory"),
                    requireNonNull(work, "work"),
                    requireNonNull(keptPlans, "keptPlans"),
                    replayCommand,
                    syntax);
        }
    }
}
