package dev.atomicity.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** One run of a JVM: what it printed, and its exit status. */
record JavaRun(int status, String out, String err) {
    private static final long MINUTES = 2;

    /** A JVM that is still running. */
    record Started(Process process, Path out, Path err) {
        JavaRun end() throws IOException, InterruptedException {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new IllegalStateException("no end in sight: " + Files.readString(err));
            }
            JavaRun run = new JavaRun(process.exitValue(), Files.readString(out), Files.readString(err));
            Files.delete(out);
            Files.delete(err);
            return run;
        }
    }

    static Path agent() {
        return Path.of(System.getProperty("atomicity.agent"));
    }

    /** The command in a JVM of its own: the program that it runs inherits its output. */
    static JavaRun ofCommand(String... arguments) throws IOException, InterruptedException {
        return startCommand(Map.of(), arguments).end();
    }

    static Started startCommand(Map<String, String> environment, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "-Datomicity.agent=" + agent(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.atomicity.cli.AtomicityCommand"));
        command.addAll(List.of(arguments));
        return start(environment, command);
    }

    static JavaRun ofJava(String... arguments) throws IOException, InterruptedException {
        return start(Map.of(), List.of(arguments)).end();
    }

    private static Started start(Map<String, String> environment, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // Short runs, many of them: what starts fast is fast.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(arguments);
        Path out = Files.createTempFile("atomicity", ".out");
        Path err = Files.createTempFile("atomicity", ".err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(ProcessBuilder.Redirect.PIPE)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        // Without these, the program runs on the JVM of the tests, and nothing is added to its output.
        builder.environment().keySet().removeAll(List.of("JAVA_HOME", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        builder.environment().putAll(environment);
        return new Started(builder.start(), out, err);
    }
}
