package dev.atomicity.benchmarks;

import dev.atomicity.benchmarks.KernelProcess.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * What the agent costs: each kernel with the agent, with empty hooks and without the agent, over and over in turn, so
 * that what disturbs the machine for a while disturbs all. Prints ratios of the medians: of the processor time of the
 * kernel's threads, which other work on the machine changes little, and of the time by the clock.
 */
@Command(name = "run-kernels", mixinStandardHelpOptions = true)
public final class KernelBenchmark implements Callable<Integer> {
    private static final int THREADS = 2;

    @Option(names = "--agent", required = true, description = "the agent's jar")
    private Path agent;

    @Option(names = "--rounds", defaultValue = "5", description = "processes of each kind (default: ${DEFAULT-VALUE})")
    private int rounds;

    @Option(
            names = "--runs",
            defaultValue = "12",
            description = "runs in a process, of which the first half warms up (default: ${DEFAULT-VALUE})")
    private int runs;

    @Option(names = "--kernel", description = "only these", split = ",")
    private List<String> chosen = KernelProcess.KERNELS;

    /** What all processes of one kind reported. */
    private static final class Measured {
        final List<Double> micros = new ArrayList<>();
        final List<Double> cpuMicros = new ArrayList<>();
        final List<Double> peaks = new ArrayList<>();

        void add(KernelOutcome outcome) {
            micros.addAll(outcome.micros());
            cpuMicros.addAll(outcome.cpuMicros());
            peaks.add(outcome.peakKilobytes());
        }
    }

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new KernelBenchmark()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        MarkdownTable table = new MarkdownTable(
                "kernel",
                "plain, ms",
                "empty hooks",
                "agent",
                "agent, by the clock",
                "peak memory, plain, MB",
                "agent");
        double logSum = 0;
        for (String kernel : chosen) {
            Map<Kind, Measured> measured = measure(kernel);
            Measured plain = measured.get(Kind.PLAIN);
            Measured agent = measured.get(Kind.AGENT);
            logSum += Math.log(median(agent.cpuMicros) / median(plain.cpuMicros));
            table.add(
                    kernel,
                    number(median(plain.cpuMicros) / 1000),
                    ratio(measured.get(Kind.EMPTY_HOOKS).cpuMicros, plain.cpuMicros),
                    ratios(agent.cpuMicros, median(plain.cpuMicros)),
                    ratio(agent.micros, plain.micros),
                    number(median(plain.peaks) / 1024),
                    ratio(agent.peaks, plain.peaks));
        }
        System.out.print(table);
        System.out.println("geometric mean of the agent: " + number(Math.exp(logSum / chosen.size())) + "x");
        return 0;
    }

    private Map<Kind, Measured> measure(String kernel) throws IOException, InterruptedException {
        KernelProcess process = new KernelProcess(Path.of(System.getProperty("java.home")), agent, runs);
        Map<Kind, Measured> measured = new EnumMap<>(Kind.class);
        String result = null;
        for (int round = 0; round < rounds; round++) {
            for (Kind kind : Kind.values()) {
                KernelOutcome outcome = process.run(kernel, THREADS, kind);
                if (result != null && !result.equals(outcome.result())) {
                    throw new IllegalStateException(kernel + " computed " + outcome.result() + " instead of " + result);
                }
                result = outcome.result();
                measured.computeIfAbsent(kind, key -> new Measured()).add(outcome);
            }
        }
        return measured;
    }

    private static double median(List<Double> values) {
        return Quartiles.of(values).median();
    }

    private static String ratio(List<Double> values, List<Double> base) {
        return number(median(values) / median(base)) + "x";
    }

    private static String ratios(List<Double> times, double plain) {
        Quartiles quartiles = Quartiles.of(times);
        return number(quartiles.median() / plain) + "x [" + number(quartiles.first() / plain) + "-"
                + number(quartiles.third() / plain) + "]";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
