package dev.atomicity.functional.instrumentation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/** A program that is compiled in a test and run in a JVM of its own, with the agent and without. */
final class ForkedProgram {
    private static final long TIME_LIMIT_SECONDS = 240;

    private final Path directory;
    private final List<String> classPath = new ArrayList<>();
    private final List<String> jvmOptions = new ArrayList<>();
    private final List<String> otherAgentsBefore = new ArrayList<>();
    private final List<String> otherAgentsAfter = new ArrayList<>();
    private String options = "includes=**\nregions=all\nconflicts=dataAndLocks\n";

    /** What a run left behind. */
    record Outcome(int status, String output, String errors) {
        /** The errors but for what the agent tells at the end. */
        String ownErrors() {
            return errors.lines()
                    .filter(line -> !line.contains("VM warning: Sharing is only supported"))
                    .takeWhile(line -> !line.startsWith("atomicity:") && !line.isBlank())
                    .collect(Collectors.joining("\n"));
        }

        String agentReport() {
            return errors.lines()
                    .dropWhile(line -> !line.startsWith("atomicity:") && !line.isBlank())
                    .collect(Collectors.joining("\n"));
        }
    }

    ForkedProgram(Path directory) {
        this.directory = directory;
        this.classPath.add(directory.toString());
    }

    /** Compiles source files of the test resources into the directory. */
    ForkedProgram compile(String... resources) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "-proc:none",
                "-nowarn",
                "-cp",
                String.join(File.pathSeparator, classPath),
                "-d",
                directory.toString()));
        for (String resource : resources) {
            Path source = directory.resolve("sources").resolve(resource);
            Files.createDirectories(source.getParent());
            try (InputStream stream = ForkedProgram.class.getResourceAsStream("/" + resource)) {
                assertThat(stream).as(resource).isNotNull();
                Files.write(source, stream.readAllBytes());
            }
            arguments.add(source.toString());
        }
        OutputStream messages = new ByteArrayOutputStream();
        int status =
                ToolProvider.getSystemJavaCompiler().run(null, messages, messages, arguments.toArray(new String[0]));
        assertThat(status).as("compiler: %s", messages).isZero();
        return this;
    }

    ForkedProgram withClassPath(Iterable<Path> files) {
        files.forEach(file -> classPath.add(file.toString()));
        return this;
    }

    ForkedProgram withOptions(String text) {
        this.options = text;
        return this;
    }

    ForkedProgram withJvmOptions(String... more) {
        jvmOptions.addAll(Arrays.asList(more));
        return this;
    }

    ForkedProgram withAgentBefore(String option) {
        otherAgentsBefore.add(option);
        return this;
    }

    ForkedProgram withAgentAfter(String option) {
        otherAgentsAfter.add(option);
        return this;
    }

    Outcome runPlain(String... command) throws IOException, InterruptedException {
        return run(List.of(), command);
    }

    Outcome runWithAgent(String... command) throws IOException, InterruptedException {
        String agent = System.getProperty("atomicity.agent");
        assumeTrue(agent != null, "the Maven build makes the agent's jar and sets atomicity.agent");
        Path optionsFile = directory.resolve("atomicity.properties");
        Files.writeString(optionsFile, options);
        return run(List.of("-javaagent:" + agent + "=" + optionsFile), command);
    }

    private Outcome run(List<String> agent, String... command) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(jvmOptions);
        line.addAll(otherAgentsBefore);
        line.addAll(agent);
        line.addAll(otherAgentsAfter);
        if (jvmOptions.stream().noneMatch("-p"::equals)) {
            line.addAll(List.of("-cp", String.join(File.pathSeparator, classPath)));
        }
        line.addAll(Arrays.asList(command));
        Path output = Files.createTempFile(directory, "output", ".txt");
        Path errors = Files.createTempFile(directory, "errors", ".txt");
        Process process = new ProcessBuilder(line)
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        boolean ended = process.waitFor(TIME_LIMIT_SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        assertThat(ended).as("the program ended in time: %s", line).isTrue();
        return new Outcome(
                process.exitValue(),
                Files.readString(output, StandardCharsets.UTF_8),
                Files.readString(errors, StandardCharsets.UTF_8));
    }

    /** Runs it both ways, compares what a user of the program sees, and returns what the run with the agent left. */
    Outcome assertSameWithAgent(String... command) throws IOException, InterruptedException {
        Outcome plain = runPlain(command);
        Outcome watched = runWithAgent(command);
        assertThat(watched.output()).as("output; errors: %s", watched.errors()).isEqualTo(plain.output());
        assertThat(watched.ownErrors())
                .as("errors")
                .isEqualTo(plain.errors().lines().collect(Collectors.joining("\n")));
        boolean foundSomething = watched.status() == 1 && watched.agentReport().contains("finding");
        if (!foundSomething) {
            assertThat(watched.status()).as("status; %s", watched.errors()).isEqualTo(plain.status());
        }
        assertThat(watched.agentReport()).doesNotContain("could not be instrumented");
        return watched;
    }
}
