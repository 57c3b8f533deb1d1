package dev.atomicity.zoo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A program under the agent, in a JVM of its own, of the same version as this one. */
record AgentRun(int status, String output) {
    /**
     * @param options lines for the options file of the agent
     * @param command options of the JVM, main class and arguments; the class path is that of the tests
     */
    static AgentRun start(Path directory, List<String> options, int timeoutSeconds, List<String> command)
            throws IOException, InterruptedException {
        String agent = Objects.requireNonNull(
                System.getProperty("atomicity.agent"), "the build sets atomicity.agent to the agent's jar");
        Path optionsFile = Files.write(directory.resolve("options"), options);
        Path output = directory.resolve("output");
        List<String> all = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:off",
                "-javaagent:" + agent + "=" + optionsFile,
                "-cp",
                System.getProperty("java.class.path")));
        all.addAll(command);
        Process process = new ProcessBuilder(all)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        if (!process.waitFor(timeoutSeconds, TimeUnit.SECONDS)) {
            String stacks = stacksOf(process.pid());
            process.destroyForcibly();
            throw new AssertionError("the program hangs: " + command + "\n" + stacks);
        }
        return new AgentRun(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
    }

    private static String stacksOf(long process) throws IOException {
        Process jstack = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jstack")
                                .toString(),
                        Long.toString(process))
                .redirectErrorStream(true)
                .start();
        try (InputStream text = jstack.getInputStream()) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
