package dev.atomicity.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests with the annotation, run by JUnit's own launcher in a JVM with the agent or without it. */
class CheckAtomicityTest {
    private static final Pattern ARGUMENT = Pattern.compile("add \"(-javaagent:\\S+)\" to the VM options");

    @TempDir
    private Path folder;

    @Test
    void withTheAgentOneTestFailsInPlace() throws Exception {
        String output = run(List.of(agent()), List.of());

        assertThat(output).contains("isInterrupted() FAILED", "isAlone() SUCCESSFUL", "isNotChecked() SUCCESSFUL");
        assertThat(after(output, "isInterrupted() FAILED"))
                .startsWith("atomicity findings in this test:")
                .contains("sample.Account.deposit", "was interrupted by another thread", "Account.java:");
    }

    @Test
    void aTestThatFailsByItselfSaysThatFirst() throws Exception {
        String output = run(List.of(agent()), List.of());

        assertThat(after(output, "failsByItself() FAILED"))
                .startsWith("my own failure")
                .contains("and atomicity findings in this test:");
    }

    @Test
    void withoutTheAgentOneLineSaysHowToAddItAndThatWorks() throws Exception {
        String output = run(List.of(), List.of());

        assertThat(output).contains("isInterrupted() SUCCESSFUL");
        assertThat(output.lines().filter(line -> line.startsWith("atomicity:"))).hasSize(1);
        Matcher argument = ARGUMENT.matcher(output);
        assertThat(argument.find()).as(output).isTrue();

        // The classes of this module are not packed yet: the agent that will be packed with them stands for the jar.
        String withAgent = argument.group(1)
                .replaceFirst("-javaagent:.*?=includes", Matcher.quoteReplacement(jarOfAgent() + "=includes"));
        assertThat(run(List.of(withAgent), List.of())).contains("isInterrupted() FAILED");
    }

    @Test
    void whereARunnerReportsTheFindingsTheTestsKeepTheirOwnResults() throws Exception {
        assertThat(run(List.of(agent()), List.of("withRunner"))).contains("isInterrupted() SUCCESSFUL");
    }

    private static String agent() {
        return jarOfAgent() + "=includes=sample.**;excludes=**Tests,**Tests$*,sample.Main*";
    }

    private static String jarOfAgent() {
        return "-javaagent:" + System.getProperty("atomicity.agent");
    }

    private static String after(String output, String start) {
        return output.substring(output.indexOf(start) + start.length()).stripLeading();
    }

    private String run(List<String> jvmArguments, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xshare:off");
        command.add("-Dsample=run");
        command.addAll(jvmArguments);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "sample.Main"));
        command.addAll(arguments);
        Path output = Files.createTempFile(folder, "run", ".out");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return Files.readString(output);
    }
}
