package dev.atomicity.benchmarks;

import dev.atomicity.analysis.Checker;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Measures the checkers on generated traces and prints ratios, each of them from runs that alternated. */
@Command(
        name = "run-traces",
        mixinStandardHelpOptions = true,
        description = "Measures the checkers on generated traces and prints tables in Markdown.")
public final class TraceBenchmark implements Callable<Integer> {
    /** What can be measured. */
    enum Part {
        ratios,
        doubling,
        threads,
        memory
    }

    @Option(names = "--quick", description = "Tiny traces: shows that everything runs, measures nothing.")
    private boolean quick;

    @Option(names = "--events", paramLabel = "N", description = "Events of the traces for ratios and threads.")
    private Long events;

    @Option(names = "--rounds", paramLabel = "N", description = "Rounds of each comparison.")
    private Integer rounds;

    @Option(names = "--workload", paramLabel = "NAME", description = "Only this one; otherwise the ratios are of all.")
    private String workload;

    @Option(
            names = "--parts",
            paramLabel = "PART",
            split = ",",
            description = "Which of ${COMPLETION-CANDIDATES}; all without it.")
    private Set<Part> parts = EnumSet.allOf(Part.class);

    @Option(
            names = "--checkers",
            paramLabel = "NAME",
            split = ",",
            description = "The checkers to compare with none; all without it.")
    private List<String> checkers = Arrays.stream(Checker.values())
            .filter(checker -> checker != Checker.NONE)
            .map(Checker::optionName)
            .toList();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private final PrintStream out;

    TraceBenchmark(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new TraceBenchmark(System.out)).execute(arguments));
    }

    /** Prints the tables somewhere else; for what calls it as a part of more. */
    public static void run(PrintStream out, List<String> arguments) {
        int status = new CommandLine(new TraceBenchmark(out)).execute(arguments.toArray(String[]::new));
        if (status != CommandLine.ExitCode.OK) {
            throw new IllegalStateException("run-traces failed with " + status);
        }
    }

    @Override
    public Integer call() throws IOException {
        Scale scale = scale();
        List<Workload> workloads =
                workload == null ? Workload.presets() : List.of(orWrongOption(() -> Workload.named(workload)));
        Set<Checker> compared = orWrongOption(
                () -> EnumSet.copyOf(checkers.stream().map(Checker::named).toList()));
        Workload main = workloads.get(0);
        try (TraceFiles files = new TraceFiles()) {
            if (parts.contains(Part.ratios)) {
                for (Workload each : workloads) {
                    new CheckerRatios(scale, compared, files).print(each, out);
                }
            }
            if (parts.contains(Part.doubling)) {
                new DoublingSeries(scale, files).print(main, out);
            }
            if (parts.contains(Part.threads)) {
                new ThreadScaling(scale, files).print(main, out);
            }
            if (parts.contains(Part.memory)) {
                new MemoryProof(scale, files).print(main, out);
            }
        }
        return CommandLine.ExitCode.OK;
    }

    /** Writes one trace, to look at or to analyse with the trace command. */
    @Command(name = "generate", mixinStandardHelpOptions = true, description = "Writes one generated trace.")
    int generate(
            @Option(names = "--workload", defaultValue = "pool", paramLabel = "NAME") String name,
            @Option(names = "--events", defaultValue = "1000000", paramLabel = "N") long eventCount,
            @Option(names = "--threads", defaultValue = "16", paramLabel = "N") int threads,
            @Option(names = "--variables", defaultValue = "100000", paramLabel = "N") int variables,
            @Option(names = "--seed", defaultValue = "42", paramLabel = "N") long seed,
            @Parameters(paramLabel = "FILE") Path file)
            throws IOException {
        Workload generated = orWrongOption(() -> Workload.named(name)
                .withVariables(variables)
                .withThreads(threads)
                .withEvents(eventCount)
                .withSeed(seed));
        out.printf("%,d events%n", TraceGenerator.write(generated, file));
        return CommandLine.ExitCode.OK;
    }

    private Scale scale() {
        Scale scale = quick ? Scale.QUICK : Scale.FULL;
        if (events != null) {
            scale = scale.withEvents(events);
        }
        return rounds == null ? scale : scale.withRounds(rounds);
    }

    private <T> T orWrongOption(Supplier<T> choice) {
        try {
            return choice.get();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
