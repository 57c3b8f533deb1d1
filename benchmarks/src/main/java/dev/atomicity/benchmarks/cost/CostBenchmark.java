package dev.atomicity.benchmarks.cost;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures what the check costs and makes the page about it: {@code docs/performance.md}. */
@Command(name = "run-all", mixinStandardHelpOptions = true)
public final class CostBenchmark implements Callable<Integer> {
    /** The fact of a part that says where it was measured. */
    static final String MACHINE = "machine";

    private static final List<Part> PARTS = List.of(
            new KernelPart(),
            new SuitePart(SuitePart.SEQUENTIAL),
            new SuitePart(SuitePart.CONCURRENT),
            new LoadPart(),
            new StartUpPart(),
            new BuildPart(),
            new ScalingPart(),
            new TracePart());

    @Option(names = "--root", required = true, hidden = true)
    private Path root;

    @Option(
            names = "--only",
            split = ",",
            paramLabel = "PART",
            description = "only these: kernels, sequential, concurrent, load, start-up, build, scaling, traces; "
                    + "the page keeps what is known of the others")
    private List<String> only = PARTS.stream().map(Part::name).toList();

    @Option(
            names = "--quick",
            description = "shows that everything runs; the page goes to benchmarks/target/cost-quick")
    private boolean quick;

    @Option(
            names = "--rounds",
            defaultValue = "0",
            description = "of each comparison, in place of each part's own number")
    private int rounds;

    @Option(
            names = "--runs",
            defaultValue = "0",
            description = "of a kernel in one process, of which the first half warms up")
    private int runs;

    @Option(names = "--page", description = "measures nothing: makes the page of what was measured before")
    private boolean page;

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new CostBenchmark()).execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        Path work = root.resolve("benchmarks/target").resolve(quick ? "cost-quick" : "cost");
        CostResults results = CostResults.read(work);
        CostRun run = new CostRun(root, work, quick, rounds, runs, results, new UsageFile(work.resolve("usage")));
        int failed = 0;
        if (!page) {
            for (String name : only) {
                failed += measure(part(name), run) ? 0 : 1;
            }
        }
        Path document = root.resolve("docs/performance.md");
        if (quick) {
            Files.copy(document, work.resolve("performance.md"), StandardCopyOption.REPLACE_EXISTING);
            new CostPage(results).write(work.resolve("performance.md"), work.resolve("images"));
        } else {
            new CostPage(results).write(document, root.resolve("docs/images"));
        }
        return failed;
    }

    /** One part that cannot be measured must not cost the others their hour. */
    private static boolean measure(Part part, CostRun run) throws Exception {
        run.results().forget(part.name());
        double before = CostRun.load();
        long start = System.nanoTime();
        boolean succeeded = true;
        try {
            part.measure(run);
        } catch (Exception e) {
            System.err.println("run-all: " + part.name() + " was not measured to its end: " + e);
            succeeded = false;
        }
        run.fact(part.name(), "", MACHINE, machine(run, part, before, CostRun.load(), start, succeeded));
        return succeeded;
    }

    private static String machine(CostRun run, Part part, double before, double after, long start, boolean succeeded) {
        int rounds = run.results().comparisons(part.name()).stream()
                .mapToInt(Comparison::rounds)
                .min()
                .orElse(0);
        return String.format(
                Locale.ROOT,
                "%s%s%d processors, JDK %s, load %.1f at the beginning and %.1f at the end; measured in %.0f min.%s",
                rounds == 0 ? "" : rounds + (rounds == 1 ? " round, " : " rounds, "),
                run.runs() == 0 ? "" : run.runs() + " runs of a kernel in a process, ",
                Runtime.getRuntime().availableProcessors(),
                Runtime.version().feature(),
                before,
                after,
                Math.ceil((System.nanoTime() - start) / 60e9),
                succeeded ? "" : " The part was interrupted by an error.");
    }

    private static Part part(String name) {
        return PARTS.stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no part " + name));
    }
}
