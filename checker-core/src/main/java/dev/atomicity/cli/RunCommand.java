package dev.atomicity.cli;

import dev.atomicity.specification.Conflicts;
import dev.atomicity.specification.NamePattern;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.Specification;
import dev.atomicity.specification.SpecificationFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atomicity run}: runs a program and reports which atomic code was interrupted. */
@Command(
        name = "run",
        description = "Runs a program and reports at its end where another thread interrupted atomic code.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        // Written out, because the order matters: what follows the main class belongs to the program.
        customSynopsis = "atomicity run [OPTIONS] -cp CLASSPATH MAIN [ARGUMENT...]",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:the program ended with 0, and nothing was found",
            "1:the program ended with 0, but something was found",
            "2:there is no verdict: the program was not started, or the checker failed",
            "other:the program's own"
        })
final class RunCommand implements Callable<Integer> {
    private static final String PATTERN = "PATTERN";

    @Option(
            names = {"-cp", "-classpath", "--class-path"},
            paramLabel = "CLASSPATH",
            description = "where the program's classes are, as for java")
    private String classPath;

    @Option(
            names = "--regions",
            paramLabel = "WHICH",
            defaultValue = "atomicSets",
            converter = OptionValues.OfRegions.class,
            completionCandidates = OptionValues.OfRegions.class,
            description = "what is atomic: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Regions regions;

    @Option(
            names = "--atomic",
            paramLabel = PATTERN,
            split = ",",
            converter = OptionValues.OfPattern.class,
            description = "methods that are atomic, whatever --regions says: com.acme.Account.transfer,com.acme.*.log*")
    private List<NamePattern> atomic = new ArrayList<>();

    @Option(
            names = "--nonAtomic",
            paramLabel = PATTERN,
            split = ",",
            converter = OptionValues.OfPattern.class,
            description = "methods that are not atomic, whatever --regions says")
    private List<NamePattern> nonAtomic = new ArrayList<>();

    @Option(
            names = "--specificationFile",
            paramLabel = "FILE",
            description = "a list of what is atomic, as refine writes it, in place of what --regions chooses")
    private Path specificationFile;

    @Option(
            names = "--includes",
            paramLabel = PATTERN,
            split = ",",
            converter = OptionValues.OfPattern.class,
            description = "classes to watch: com.acme.** (default: all but the JDK's)")
    private List<NamePattern> includes = new ArrayList<>();

    @Option(
            names = "--excludes",
            paramLabel = PATTERN,
            split = ",",
            converter = OptionValues.OfPattern.class,
            description = "classes not to watch, even if --includes matches them")
    private List<NamePattern> excludes = new ArrayList<>();

    @Option(
            names = "--conflicts",
            paramLabel = "WHICH",
            defaultValue = "data",
            converter = OptionValues.OfConflicts.class,
            completionCandidates = OptionValues.OfConflicts.class,
            description = "which events conflict: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Conflicts conflicts;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "also writes the recorded events to a trace file, for atomicity analyze")
    private Path record;

    @Option(
            names = "--jvmArg",
            paramLabel = "ARG",
            description = "an argument for the program's JVM, such as -Xmx1g; may be given several times")
    private List<String> jvmArguments = new ArrayList<>();

    @Parameters(
            paramLabel = "MAIN",
            arity = "1..*",
            description =
                    "the main class; everything after it is passed to the program, including words that start with -")
    private List<String> program;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Set<String> listed;
        try {
            listed = specificationFile == null
                    ? null
                    : SpecificationFile.read(specificationFile, regions).atomic();
        } catch (IOException | IllegalArgumentException e) {
            spec.commandLine().getErr().println("atomicity: --specificationFile: " + e.getMessage());
            return AtomicityCommand.ERROR;
        }
        Specification specification = Specification.builder()
                .includes(includes.isEmpty() ? Specification.DEFAULTS.includes() : includes)
                .excludes(excludes)
                .regions(regions)
                .atomic(atomic)
                .nonAtomic(nonAtomic)
                .listed(listed)
                .locksConflict(conflicts == Conflicts.DATA_AND_LOCKS)
                .record(record)
                .build();
        ClassPath path = classPath == null ? ClassPath.standard() : new ClassPath(classPath);
        try {
            return new CheckedProgram(specification, jvmArguments, path).run(program);
        } catch (StartException e) {
            spec.commandLine().getErr().println("atomicity: " + e.getMessage());
            return AtomicityCommand.ERROR;
        }
    }
}
