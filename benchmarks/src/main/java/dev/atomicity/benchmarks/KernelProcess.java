package dev.atomicity.benchmarks;

import dev.atomicity.benchmarks.kernels.KernelMain;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A kernel in a JVM of its own, with the agent or without it. */
public final class KernelProcess {
    /** All kernels that are compared; the first six are the older ones. */
    public static final List<String> KERNELS = List.of(
            "sor",
            "series",
            "montecarlo",
            "raytracer",
            "tsp",
            "elevator",
            "sparsematmult",
            "lufact",
            "crypt",
            "moldyn",
            "philosophers",
            "crawler");

    /** How many accesses the kernel {@code ledger} makes in one run, with any number of threads. */
    public static final long LEDGER_EVENTS = 4_800_000;

    /** What watches the kernel. */
    public enum Kind {
        PLAIN,
        EMPTY_HOOKS,
        AGENT
    }

    private final Path javaHome;
    private final Path agent;
    private final int runs;

    /**
     * @param agent its jar
     * @param runs in a process, of which the first half warms up
     */
    public KernelProcess(Path javaHome, Path agent, int runs) {
        this.javaHome = javaHome;
        this.agent = agent;
        this.runs = runs;
    }

    /** What one process reported of the second half of its runs. */
    public KernelOutcome run(String kernel, int threads, Kind kind) throws IOException, InterruptedException {
        Path options = Files.createTempFile("atomicity", ".properties");
        try {
            Files.writeString(options, "includes=dev.atomicity.benchmarks.kernels.**\n");
            return KernelOutcome.parse(kernel, runs, lines(command(kernel, threads, kind, options)));
        } finally {
            Files.delete(options);
        }
    }

    private List<String> command(String kernel, int threads, Kind kind, Path options) {
        List<String> command =
                new ArrayList<>(List.of(javaHome.resolve("bin").resolve("java").toString(), "-Xmx2g", "-Xshare:off"));
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
                String.valueOf(runs),
                String.valueOf(threads)));
        return command;
    }

    private static List<String> lines(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> lines = new ArrayList<>();
        try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
            reader.lines().forEach(lines::add);
        }
        process.waitFor();
        return lines;
    }
}
