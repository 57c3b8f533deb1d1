package dev.atomicity.check;

import dev.atomicity.launch.CrashFile;
import dev.atomicity.launch.LaunchSettings;
import dev.atomicity.launch.ToolJars;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.specification.Specification;
import dev.atomicity.specification.SpecificationFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;

/** What the JVMs of a check need as files: the jars of the tool, and the options of the agent. */
final class CheckFiles {
    /** If tests run at the same time, it is unknown which of them caused a finding, so they run one after another unless the user wants otherwise. */
    private static final Map<String, String> ONE_AT_A_TIME = Map.of(
            "junit.jupiter.execution.parallel.enabled", "false",
            "junit.vintage.execution.parallel.enabled", "false",
            "testng.parallel", "none");

    private final CheckSettings settings;
    private final ProjectFacts project;
    private final ClassFiles production;
    private final ToolJars jars;

    private CheckFiles(CheckSettings settings, ProjectFacts project, ClassFiles production, ToolJars jars) {
        this.settings = settings;
        this.project = project;
        this.production = production;
        this.jars = jars;
    }

    /** Empties the folder for work, and fills it. */
    static CheckFiles prepare(CheckSettings settings, ProjectFacts project) throws IOException {
        clear(project.work());
        Files.createDirectories(project.work());
        return new CheckFiles(settings, project, new ClassFiles(project.production()), ToolJars.unpack(project.work()));
    }

    private static void clear(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    ClassFiles production() {
        return production;
    }

    /** How to start the JVMs in which all tests run. */
    LaunchSettings launch() {
        return new LaunchSettings(
                CrashFile.into(project.directory(), project.jvm()),
                jars,
                settings.parallelTests() ? Map.of() : ONE_AT_A_TIME,
                settings.testTimeout(),
                project.work());
    }

    /** How to start the JVMs of directed executions, in which only one test may run. */
    LaunchSettings directedLaunch(Duration executionLimit) {
        return new LaunchSettings(
                project.jvm(),
                jars,
                ONE_AT_A_TIME,
                executionLimit,
                project.work().resolve("directed"));
    }

    /** Writes the options file of the agent for the run in which all tests run. */
    Path options() throws SettingException, IOException {
        Path file = project.work().resolve("agent.properties");
        specification().build().write(file);
        return file;
    }

    /** Writes the options file of the agent for directed executions. */
    Path directedOptions() throws SettingException, IOException {
        Path file = project.work().resolve("agent-directed.properties");
        specification().provoke(true).build().write(file);
        return file;
    }

    private Specification.Builder specification() throws SettingException, IOException {
        WatchedClasses watched =
                WatchedClasses.of(production.names(), settings.patterns("includes", settings.includes()));
        SpecificationFile file = settings.specificationOrNull();
        return Specification.builder()
                .classes(watched.names())
                .includes(watched.added())
                .excludes(settings.patterns("excludes", settings.excludes()))
                .regions(settings.regionsOrThrow())
                .atomic(settings.patterns("atomic", settings.atomic()))
                .nonAtomic(settings.patterns("nonAtomic", settings.nonAtomic()))
                .listed(file == null ? null : file.atomic())
                .leftOut(settings.leftOut())
                .locksConflict(settings.conflictsOrThrow() == Conflicts.DATA_AND_LOCKS);
    }
}
