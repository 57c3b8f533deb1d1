package dev.atomicity.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaCommandTest {
    private static final String HUGE_METHODS = "\"-XX:-DontCompileHugeMethods\"";
    private static final String NO_WARNING = "\"-XX:-PrintWarnings\"";
    private static final String OF_THE_USER = "\"-XX:+DontCompileHugeMethods\"";

    @TempDir
    Path directory;

    @Test
    void withTheAgentHugeMethodsAreCompiledUnlessTheUserSaysOtherwise() throws Exception {
        assertThat(arguments(directory.resolve("options"))).containsSubsequence(HUGE_METHODS, OF_THE_USER);
    }

    /** The JVM loads the classes of the JDK from its archive, and does not warn that it takes no others from there. */
    @Test
    void withTheAgentTheClassesOfTheJdkAreShared() throws Exception {
        assertThat(arguments(directory.resolve("options")))
                .contains(NO_WARNING)
                .noneMatch(argument -> argument.contains("-Xshare"));
    }

    @Test
    void withoutTheAgentTheJvmIsAsTheUserWantsIt() throws Exception {
        assertThat(arguments(null)).doesNotContain(HUGE_METHODS, NO_WARNING).contains(OF_THE_USER);
    }

    private List<String> arguments(Path agentOptions) throws Exception {
        TestJvmSetup setup = TestJvmSetup.builder(Path.of(System.getProperty("java.home")), directory)
                .jvmArgs(List.of("-XX:+DontCompileHugeMethods"))
                .build();
        Path file = directory.resolve("arguments");
        ToolJars jars = new ToolJars(Path.of("agent.jar"), Path.of("runner.jar"));
        new JavaCommand(setup, jars).build(agentOptions, directory.resolve("request"), file);
        return Files.readAllLines(file);
    }
}
