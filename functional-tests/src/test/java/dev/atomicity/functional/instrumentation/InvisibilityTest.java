package dev.atomicity.functional.instrumentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program does not notice that it is watched: the same output, exceptions, exit status, with the agent and without. */
class InvisibilityTest {
    @TempDir
    Path directory;

    /** Serialized objects are compared by their bytes, so each kind of run reads what the other has written. */
    @ParameterizedTest
    @ValueSource(strings = {"Language", "Members", "Threads", "Loaders", "Copies", "Calls"})
    void programIsTheSame(String name) throws IOException, InterruptedException {
        new ForkedProgram(directory).compile("programs/" + name + ".java").assertSameWithAgent("programs." + name);
    }

    @Test
    void programIsTheSameWithRegionsAtEntriesAndDataOnly() throws IOException, InterruptedException {
        new ForkedProgram(directory)
                .withOptions("includes=programs.**\n")
                .compile("programs/Language.java")
                .assertSameWithAgent("programs.Language");
    }

    @Test
    void fieldsOfOtherPackagesStayAccessible() throws IOException, InterruptedException {
        new ForkedProgram(directory)
                .compile("programs/Elsewhere.java", "programs/apart/Public.java", "programs/apart/Ancestor.java")
                .assertSameWithAgent("programs.Elsewhere");
    }

    /** Some of the classes are watched and some are not, in each way. */
    @ParameterizedTest
    @ValueSource(strings = {"programs.Elsewhere", "programs.apart.Public", "programs.apart.Ancestor", "programs.*"})
    void watchedAndOtherClassesWorkTogether(String excluded) throws IOException, InterruptedException {
        new ForkedProgram(directory)
                .withOptions("includes=programs.**\nexcludes=" + excluded + "\nregions=all\n")
                .compile("programs/Elsewhere.java", "programs/apart/Public.java", "programs/apart/Ancestor.java")
                .assertSameWithAgent("programs.Elsewhere");
    }

    @Test
    void namedModuleIsTheSame() throws IOException, InterruptedException {
        ForkedProgram program = new ForkedProgram(directory)
                .compile("module/module-info.java", "module/named/Main.java")
                .withJvmOptions("-p", directory.toString());
        program.assertSameWithAgent("-m", "watched.module/named.Main");
    }

    /** The checker may give up when the program runs out of stack or memory, but the program goes on, and it says so. */
    @Test
    void programRecoversFromLackOfStackAndMemory() throws IOException, InterruptedException {
        ForkedProgram program =
                new ForkedProgram(directory).compile("programs/Recovery.java").withJvmOptions("-Xmx64m", "-Xss512k");
        ForkedProgram.Outcome plain = program.runPlain("programs.Recovery");
        ForkedProgram.Outcome watched = program.runWithAgent("programs.Recovery");
        assertThat(watched.output()).as(watched.errors()).isEqualTo(plain.output());
        assertThat(watched.errors()).containsPattern("atomicity: (nothing found|the checker|.*findings?)");
    }
}
