package dev.atomicity.functional.instrumentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Other tools that change classes work beside the agent, and it beside them. */
class OtherAgentsTest {
    @TempDir
    Path directory;

    private Path jars;

    @BeforeEach
    void findJars() {
        jars = Corpus.directory("atomicity.otherAgents");
    }

    /** The coverage file has the class by the checksum of its file, so it must be the same as without the agent. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void coverageIsMeasuredAsWithoutTheAgent(boolean before) throws IOException, InterruptedException {
        Path coverage = directory.resolve("coverage.exec");
        String option = "-javaagent:" + jars.resolve("org.jacoco.agent-runtime.jar") + "=includes=agents.*,destfile="
                + coverage;
        ForkedProgram program =
                new ForkedProgram(directory).withOptions("includes=agents.**\n").compile("agents/Covered.java");
        if (before) {
            program.withAgentBefore(option);
        } else {
            program.withAgentAfter(option);
        }
        program.runPlain("agents.Covered");
        byte[] expected = classRecord(coverage);
        Files.delete(coverage);
        ForkedProgram.Outcome watched = program.runWithAgent("agents.Covered");
        assertThat(watched.output()).as(watched.errors()).isEqualTo(sum() + "\n");
        assertThat(watched.errors()).contains("atomicity: nothing found");
        assertThat(classRecord(coverage)).isEqualTo(expected);
    }

    private static String sum() {
        int sum = 0;
        for (int k = 0; k < 2000; k++) {
            sum += k % 3 > 1 ? 2 : 1;
        }
        return String.valueOf(3 * sum);
    }

    /** From the checksum before the name of the class to the end, which has what was covered. */
    private static byte[] classRecord(Path coverage) throws IOException {
        byte[] all = Files.readAllBytes(coverage);
        int name = new String(all, StandardCharsets.ISO_8859_1).indexOf("agents/Covered");
        assertThat(name).isPositive();
        return Arrays.copyOfRange(all, name - 10, all.length);
    }

    @Test
    void mocksWork() throws IOException, InterruptedException {
        ForkedProgram.Outcome outcome = withByteBuddy("agents.Mocked", "agents/Mocked.java");
        assertThat(outcome.output()).isEqualTo("2\n42 0 4\n6 3 2\n-1\n7\n");
    }

    @Test
    void redefinedClassesWork() throws IOException, InterruptedException {
        ForkedProgram.Outcome outcome = withByteBuddy("agents.Redefined", "agents/Redefined.java");
        assertThat(outcome.output()).isEqualTo("old 1 1\nnew 1\nold 2 2 true\n");
    }

    private ForkedProgram.Outcome withByteBuddy(String main, String source) throws IOException, InterruptedException {
        ForkedProgram program = new ForkedProgram(directory)
                .withOptions("includes=agents.**\nregions=all\nconflicts=dataAndLocks\n")
                .withJvmOptions("-XX:+EnableDynamicAgentLoading", "-Djdk.attach.allowAttachSelf=true")
                .withClassPath(List.of(
                        jars.resolve("mockito-core.jar"),
                        jars.resolve("byte-buddy.jar"),
                        jars.resolve("byte-buddy-agent.jar"),
                        jars.resolve("objenesis.jar")))
                .compile(source);
        ForkedProgram.Outcome plain = program.runPlain(main);
        ForkedProgram.Outcome watched = program.runWithAgent(main);
        assertThat(plain.status()).as(plain.errors()).isZero();
        assertThat(watched.output()).as(watched.errors()).isEqualTo(plain.output());
        assertThat(watched.errors()).contains("atomicity: nothing found");
        return watched;
    }
}
