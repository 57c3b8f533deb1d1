package dev.atomicity.benchmarks;

import dev.atomicity.analysis.Checker;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A JVM that runs one checker, trace after trace.
 *
 * <p>One JVM a checker, because in a shared one the compiler would see several checkers behind the reader's calls and
 * inline none of them, which no run of the command suffers. The JVM stays, because a fresh one would measure the
 * compiler. So the runs of several processes alternate, each warm: what disturbs the machine for a while disturbs all.
 */
final class AnalysisProcess implements AutoCloseable {
    private final Checker checker;
    private final Process process;
    private final BufferedWriter paths;
    private final BufferedReader answers;

    /**
     * @param heap the maximum, as {@code -Xmx} takes it
     */
    AnalysisProcess(Checker checker, String heap) throws IOException {
        this.checker = checker;
        // The collector that the trace command runs with.
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + heap,
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        AnalysisChild.class.getName(),
                        checker.optionName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        paths = process.outputWriter(StandardCharsets.UTF_8);
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    Checker checker() {
        return checker;
    }

    Measurement analyze(Path trace) throws IOException {
        paths.write(trace.toAbsolutePath() + "\n");
        paths.flush();
        String answer = answers.readLine();
        if (answer == null) {
            throw new IOException("the JVM of checker " + checker.optionName() + " ended on " + trace
                    + "; its standard error says why");
        }
        return Measurement.parse(answer);
    }

    /** Analyses the trace a few times for nothing, until the compiler has done its work. */
    void warmUp(Path trace, int times) throws IOException {
        for (int i = 0; i < times; i++) {
            analyze(trace);
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
