package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.results.ResultsFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the same tests again and again, each time with another seed, and replaces the table in {@code docs/stability.md}. */
@Command(
        name = "run-stability",
        mixinStandardHelpOptions = true,
        description =
                "Checks the same tests again and again, and compares what is found with a baseline of the first run.")
public final class StabilityBenchmark implements Callable<Integer> {
    @Option(names = "--root", required = true, hidden = true, description = "The folder of the checkout.")
    private Path root;

    @Option(names = "--runs", paramLabel = "N", description = "Checks of each project; 10 without it.")
    private int runs = 10;

    @Option(names = "--regions", paramLabel = "REGIONS", description = "What is atomic; entry without it.")
    private String regions = AccuracyProgram.DEFAULT_REGIONS;

    @Option(names = "--table", description = "Run nothing, only make the table of the runs that are there.")
    private boolean onlyTable;

    @Option(names = "--list", description = "Only print the names.")
    private boolean list;

    @Parameters(
            paramLabel = "NAME",
            description =
                    "Fixtures or programs of the accuracy table, or beginnings of their names; all fixtures without it.")
    private List<String> names = List.of();

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new StabilityBenchmark()).execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        Path target = root.resolve("benchmarks/target/stability");
        Path results = Files.createDirectories(target.resolve("results"));
        if (!onlyTable) {
            Libraries libraries = new Libraries(root.resolve("benchmarks/target/accuracy/lib"));
            for (AccuracyProgram program : programs()) {
                if (list) {
                    System.out.println(program.name());
                } else {
                    run(program, libraries, target.resolve("programs").resolve(program.name()), results);
                }
            }
        }
        if (!list) {
            Path document = root.resolve("docs/stability.md");
            String table = Stability.table(results);
            Files.writeString(document, Stability.replaceTable(Files.readString(document), table));
            System.out.print(table);
        }
        return 0;
    }

    private List<AccuracyProgram> programs() throws Exception {
        Catalogue catalogue = new Catalogue(root.resolve("benchmarks/accuracy"));
        List<AccuracyProgram> fixtures =
                new FixtureProjects(root.resolve("functional-tests/fixtures"), catalogue.junit5()).programs();
        if (names.isEmpty()) {
            return fixtures;
        }
        List<AccuracyProgram> all = new ArrayList<>(fixtures);
        all.addAll(catalogue.programs());
        return all.stream()
                .filter(program -> program.has(Variant.BROKEN) && names.stream().anyMatch(program.name()::startsWith))
                .toList();
    }

    private void run(AccuracyProgram program, Libraries libraries, Path folder, Path results) throws Exception {
        CompiledProgram compiled = CompiledProgram.compile(
                program,
                Variant.BROKEN,
                JavaHomes.atLeast(program.java()).orElseThrow(),
                libraries.jars(program.libraries().get(Variant.BROKEN)),
                folder);
        Path own = Files.createDirectories(results.resolve(program.name()));
        // Of an earlier call with more runs nothing may stay.
        for (int run = 1; Files.deleteIfExists(Stability.file(own, run)); run++) {}
        for (int run = 1; run <= runs; run++) {
            ResultsFile.write(
                    new ProgramCheck(program, compiled, Files.createDirectories(folder.resolve("check")))
                            .run(Mode.PROVOKE, regions, run)
                            .results(),
                    Stability.file(own, run));
        }
        Stability stability = Stability.read(own);
        System.out.println(String.join(", ", stability.row(program.name())));
        stability
                .added()
                .values()
                .forEach(finding -> System.out.println("  new: " + finding.region() + " " + finding.variables()
                        + (stability.isKnownCause(finding) ? ", in another shape" : "")));
    }
}
