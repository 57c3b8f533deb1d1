package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.specification.Regions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks each program of the catalogue again and again, and replaces the table in {@code docs/accuracy.md}. */
@Command(
        name = "run-accuracy",
        mixinStandardHelpOptions = true,
        description = "Checks small programs with known mistakes, and counts how often the mistakes are found.")
public final class AccuracyBenchmark implements Callable<Integer> {
    @Option(names = "--root", required = true, hidden = true, description = "The folder of the checkout.")
    private Path root;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "Checks of each program, variant and mode; 10 without it.")
    private int runs = 10;

    @Option(
            names = "--modes",
            paramLabel = "MODE",
            split = ",",
            description = "Which of ${COMPLETION-CANDIDATES}; all without it.")
    private Set<Mode> modes = EnumSet.allOf(Mode.class);

    @Option(
            names = "--variants",
            paramLabel = "VARIANT",
            split = ",",
            description = "Which of ${COMPLETION-CANDIDATES}; both without it.")
    private Set<Variant> variants = EnumSet.allOf(Variant.class);

    @Option(
            names = "--regions",
            paramLabel = "REGIONS",
            description = "What is atomic in programs that do not say so; then the table stays as it is.")
    private String regions;

    @Option(names = "--zoo", description = "The programs of the zoo as well; also if one of them is named.")
    private boolean zoo;

    @Option(names = "--add", description = "Keep the runs so far, and add to them; without it, they are replaced.")
    private boolean add;

    @Option(names = "--list", description = "Only print the names of the programs.")
    private boolean list;

    @Option(names = "--details", description = "Print the regions of all findings.")
    private boolean details;

    @Parameters(paramLabel = "NAME", description = "Programs, or beginnings of their names; all without it.")
    private List<String> names = List.of();

    private Path target;
    private Libraries libraries;
    private RunRecords records;

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new AccuracyBenchmark())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        target = root.resolve("benchmarks/target/accuracy");
        libraries = new Libraries(target.resolve("lib"));
        records = new RunRecords(target.resolve(regions == null ? "runs.tsv" : "runs-" + regions + ".tsv"));
        Catalogue catalogue = new Catalogue(root.resolve("benchmarks/accuracy"));
        List<AccuracyProgram> programs = new ArrayList<>(catalogue.programs());
        if (zoo || names.stream().anyMatch(name -> name.startsWith(Zoo.PREFIX))) {
            programs.addAll(new Zoo(root, target.resolve("zoo-tests"), catalogue.junit5()).programs());
        }
        for (AccuracyProgram program : programs) {
            if (!isAskedFor(program)) {
                continue;
            }
            if (list) {
                System.out.println(program.name() + ": " + program.about());
            } else {
                run(program);
            }
        }
        if (!list && regions == null) {
            Path document = root.resolve("docs/accuracy.md");
            String table = new AccuracyTable(records).text(programs);
            Files.writeString(document, AccuracyTable.replaceTable(Files.readString(document), table));
            System.out.print(table);
        }
        return 0;
    }

    private boolean isAskedFor(AccuracyProgram program) {
        return names.isEmpty() || names.stream().anyMatch(program.name()::startsWith);
    }

    private void run(AccuracyProgram program) throws IOException, InterruptedException {
        Optional<Path> javaHome = JavaHomes.atLeast(program.java());
        if (javaHome.isEmpty()) {
            System.err.println(program.name() + " needs JDK " + program.java() + ": see ATOMICITY_NEW_JAVA_HOME");
            return;
        }
        for (Variant variant : variants) {
            if (program.has(variant)) {
                run(program, variant, javaHome.get());
            }
        }
    }

    private void run(AccuracyProgram program, Variant variant, Path javaHome) throws IOException, InterruptedException {
        Path folder = target.resolve("programs").resolve(program.name()).resolve(variant.folder());
        CompiledProgram compiled = CompiledProgram.compile(
                program, variant, javaHome, libraries.jars(program.libraries().get(variant)), folder);
        for (Mode mode : modes) {
            if (mode == Mode.REPLAY && variant == Variant.CORRECTED) {
                continue;
            }
            if (!add) {
                records.remove(program.name(), variant, mode);
            }
            for (int i = 0; i < runs; i++) {
                Path files = Files.createDirectories(folder.resolve(mode.label()));
                try {
                    CompiledProgram checked = mode == Mode.NOISE ? compiled.withNoise(program, files) : compiled;
                    ProgramCheck check = new ProgramCheck(program, checked, files);
                    if (mode == Mode.REPLAY) {
                        records.add(new ProgramReplay(program, check).run(regionsOf(program)));
                    } else {
                        add(program, variant, mode, check.run(mode, regionsOf(program)));
                    }
                } catch (Exception e) {
                    System.err.println(program.name() + " " + variant + " " + mode + ": " + e);
                }
            }
            List<RunRecord> all = records.of(program.name(), variant, mode);
            System.out.printf(
                    "%s %s %s: %d of %d%n",
                    program.name(),
                    variant.folder(),
                    mode.label(),
                    all.stream().filter(RunRecord::found).count(),
                    all.size());
        }
    }

    private String regionsOf(AccuracyProgram program) {
        boolean isDefault = program.regions().equals(Regions.DEFAULT.optionName());
        return regions != null && isDefault ? regions : program.regions();
    }

    private void add(AccuracyProgram program, Variant variant, Mode mode, ProgramCheck.Outcome outcome)
            throws IOException {
        List<String> regions = outcome.regions();
        boolean found = variant == Variant.BROKEN ? regions.stream().anyMatch(program::isFoundAs) : !regions.isEmpty();
        records.add(new RunRecord(program.name(), variant, mode, found, outcome.millis(), regions));
        if (details || (variant == Variant.CORRECTED && found)) {
            System.out.println("  " + program.name() + " " + variant.folder() + " " + mode.label() + " "
                    + outcome.millis() + " ms: " + outcome.results().findings());
        }
    }
}
