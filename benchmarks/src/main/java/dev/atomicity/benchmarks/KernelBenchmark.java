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
 * that what disturbs the machine for a while disturbs all. Prints ratios of the medians.
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

    /** What one process told. */
    private record Outcome(List<Double> micros, String result, double peakKilobytes) {}

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new KernelBenchmark()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path options = Files.createTempFile("atomicity", ".properties");
        Files.writeString(options, "includes=dev.atomicity.benchmarks.kernels.**\n");
        MarkdownTable table =
                new MarkdownTable("kernel", "plain, ms", "empty hooks", "agent", "peak memory, plain, MB", "agent");
        double logSum = 0;
        for (String kernel : chosen) {
            Map<Kind, List<Double>> times = new EnumMap<>(Kind.class);
            Map<Kind, List<Double>> peaks = new EnumMap<>(Kind.class);
            measure(kernel, options, times, peaks);
            double plain = Quartiles.of(times.get(Kind.PLAIN)).median();
            double ratio = Quartiles.of(times.get(Kind.AGENT)).median() / plain;
            logSum += Math.log(ratio);
            table.add(
                    kernel,
                    number(plain / 1000),
                    number(Quartiles.of(times.get(Kind.EMPTY_HOOKS)).median() / plain) + "x",
                    ratios(times.get(Kind.AGENT), plain),
                    number(Quartiles.of(peaks.get(Kind.PLAIN)).median() / 1024),
                    number(Quartiles.of(peaks.get(Kind.AGENT)).median()
                                    / Quartiles.of(peaks.get(Kind.PLAIN)).median()) + "x");
        }
        System.out.print(table);
        System.out.println("geometric mean of the agent: " + number(Math.exp(logSum / chosen.size())) + "x");
        Files.delete(options);
        return 0;
    }

    private void measure(String kernel, Path options, Map<Kind, List<Double>> times, Map<Kind, List<Double>> peaks)
            throws IOException, InterruptedException {
        String result = null;
        for (int round = 0; round < rounds; round++) {
            for (Kind kind : Kind.values()) {
                Outcome outcome = run(kernel, kind, options);
                if (result != null && !result.equals(outcome.result)) {
                    throw new IllegalStateException(kernel + " computed " + outcome.result + " instead of " + result);
                }
                result = outcome.result;
                times.computeIfAbsent(kind, key -> new ArrayList<>()).addAll(outcome.micros);
                peaks.computeIfAbsent(kind, key -> new ArrayList<>()).add(outcome.peakKilobytes);
            }
        }
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
        for (int i = runs / 2; i < runs; i++) {
            micros.add(Double.parseDouble(lines.get(i).split(" ")[1]));
        }
        return new Outcome(
                micros,
                lines.get(0).split(" ")[2],
                Double.parseDouble(lines.get(runs).split(" ")[1]));
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
