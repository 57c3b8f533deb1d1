package dev.atomicity.functional.instrumentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A small program against each library prints the same when the library is watched too. */
class LibraryProgramsTest {
    @TempDir
    static Path directory;

    private static ForkedProgram program;

    @BeforeAll
    static void compile() throws IOException {
        program = new ForkedProgram(directory).withClassPath(Corpus.jars()).compile("libraries/Uses.java");
    }

    @ParameterizedTest
    @CsvSource({
        "guava, com.google.**",
        "netty, io.netty.**",
        "jackson, tools.jackson.**",
        "spring, org.springframework.**",
        "caffeine, com.github.benmanes.**",
        "commons, org.apache.commons.**",
        "kotlin, kotlin.**",
        "scala, scala.**",
        "groovy, **"
    })
    void libraryWorksTheSame(String library, String packages) throws IOException, InterruptedException {
        program.withOptions("includes=libraries.**," + packages + "\nregions=all\nconflicts=dataAndLocks\n");
        ForkedProgram.Outcome plain = program.runPlain("libraries.Uses", library);
        ForkedProgram.Outcome watched = program.runWithAgent("libraries.Uses", library);
        assertThat(plain.output()).as(plain.errors()).isNotEmpty();
        assertThat(watched.output()).as(watched.errors()).isEqualTo(plain.output());
        assertThat(watched.agentReport()).doesNotContain("could not be instrumented", "was not instrumented", "failed");
    }
}
