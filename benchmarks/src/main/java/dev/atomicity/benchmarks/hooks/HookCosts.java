package dev.atomicity.benchmarks.hooks;

import dev.atomicity.benchmarks.MarkdownTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs {@link HookBenchmark} without and with the agent, and prints what each access costs and allocates. */
@Command(name = "run-hooks", mixinStandardHelpOptions = true)
public final class HookCosts implements Callable<Integer> {
    @Option(names = "--agent", required = true, description = "the agent's jar")
    private Path agent;

    @Option(names = "--forks", defaultValue = "3", description = "processes of each kind (default: ${DEFAULT-VALUE})")
    private int forks;

    @Option(
            names = "--iterations",
            defaultValue = "5",
            description = "iterations to warm up, and as many to measure (default: ${DEFAULT-VALUE})")
    private int iterations;

    @Option(names = "--millis", defaultValue = "300", description = "of an iteration (default: ${DEFAULT-VALUE})")
    private int millis;

    @Option(names = "--benchmark", description = "only these, a regular expression")
    private String chosen = "";

    private record Cost(double nanos, double bytes) {}

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new HookCosts()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException, RunnerException {
        Path options = Files.createTempFile("atomicity", ".properties");
        Files.writeString(options, "includes=" + Watched.class.getName() + "\n");
        Map<String, Cost> plain = measure(new String[0]);
        Map<String, Cost> checked = measure(new String[] {"-javaagent:" + agent + "=" + options});
        Files.delete(options);
        MarkdownTable table = new MarkdownTable("operation", "plain, ns", "agent, ns", "plain, B", "agent, B");
        plain.forEach((name, cost) -> table.add(
                "`" + name + "`",
                number("%.2f", cost.nanos),
                number("%.2f", checked.get(name).nanos),
                number("%.3f", cost.bytes),
                number("%.3f", checked.get(name).bytes)));
        System.out.print(table);
        return 0;
    }

    private Map<String, Cost> measure(String[] jvmArguments) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(HookBenchmark.class.getSimpleName() + "." + chosen)
                .forks(forks)
                .warmupIterations(iterations)
                .warmupTime(TimeValue.milliseconds(millis))
                .measurementIterations(iterations)
                .measurementTime(TimeValue.milliseconds(millis))
                .addProfiler(GCProfiler.class)
                .jvmArgsAppend(jvmArguments);
        Collection<RunResult> results = new Runner(options.build()).run();
        Map<String, Cost> costs = new TreeMap<>();
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
            costs.put(
                    name.substring(name.lastIndexOf('.') + 1),
                    new Cost(result.getPrimaryResult().getScore(), bytes.getScore()));
        }
        return costs;
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
