package dev.atomicity.benchmarks;

import dev.atomicity.benchmarks.kernels.KernelMain;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
    private static final List<String> KERNELS = List.of("sor", "series", "montecarlo", "raytracer", "tsp", "elevator");

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
    private List<String> chosen = KERNELS;

    private enum Kind {
        PLAIN,
        EMPTY_HOOKS,
        AGENT
    }

    /** What one process reported; {@code cpuMicros} is the processor time of the kernel's threads. */
    private record Outcome(List<Double> micros, List<Double> cpuMicros, String result, double peakKilobytes) {}

    /** What all processes of one kind reported. */
    private static final class Measured {
        final List<Double> micros = new ArrayList<>();
        final List<Double> cpuMicros = new ArrayList<>();
        final List<Double> peaks = new ArrayList<>();

        void add(Outcome outcome) {
            micros.addAll(outcome.micros);
            cpuMicros.addAll(outcome.cpuMicros);
            peaks.add(outcome.peakKilobytes);
        }
    }

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new KernelBenchmark()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path options = Files.createTempFile("atomicity", ".properties");
        Files.writeString(options, "includes=dev.atomicity.benchmarks.kernels.**\n");
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
            Map<Kind, Measured> measured = measure(kernel, options);
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
        Files.delete(options);
        return 0;
    }

    private Map<Kind, Measured> measure(String kernel, Path options) throws IOException, InterruptedException {
        Map<Kind, Measured> measured = new EnumMap<>(Kind.class);
        String result = null;
        for (int round = 0; round < rounds; round++) {
            for (Kind kind : Kind.values()) {
                Outcome outcome = run(kernel, kind, options);
                if (result != null && !result.equals(outcome.result)) {
                    throw new IllegalStateException(kernel + " computed " + outcome.result + " instead of " + result);
                }
                result = outcome.result;
                measured.computeIfAbsent(kind, key -> new Measured()).add(outcome);
            }
        }
        return measured;
    }

    private Outcome run(String kernel, Kind kind, Path options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx2g", "-Xshare:off"));
        if (kind != Kind.PLAIN) {
            command.add("-javaagent:" + agent + "=" + options);
        }
        if (kind == Kind.EMPTY_HOOKS) {
            command.add("-Datomicity.emptyHooks=true");
        }
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                KernelMain.class.getName(),
                kernel,
                String.valueOf(runs)));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> lines = new ArrayList<>();
        try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
            reader.lines().forEach(lines::add);
        }
        process.waitFor();
        return parse(kernel, lines);
    }

    private Outcome parse(String kernel, List<String> lines) {
        if (lines.size() != runs + 1) {
            throw new IllegalStateException(kernel + " did not run to its end: " + lines);
        }
        List<Double> micros = new ArrayList<>();
        List<Double> cpuMicros = new ArrayList<>();
        for (int i = runs / 2; i < runs; i++) {
            String[] words = lines.get(i).split(" ");
            micros.add(Double.parseDouble(words[1]));
            cpuMicros.add(Double.parseDouble(words[2]));
        }
        return new Outcome(
                micros,
                cpuMicros,
                lines.get(0).split(" ")[3],
                Double.parseDouble(lines.get(runs).split(" ")[1]));
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
