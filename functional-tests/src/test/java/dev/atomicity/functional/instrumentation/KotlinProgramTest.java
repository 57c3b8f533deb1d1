package dev.atomicity.functional.instrumentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program of another compiler runs the same with the agent and without. */
class KotlinProgramTest {
    @TempDir
    Path directory;

    @Test
    void kotlinProgramIsTheSame() throws IOException, InterruptedException {
        Path library = Corpus.directory().resolve("kotlin-stdlib.jar");
        Path source = directory.resolve("Features.kt");
        try (InputStream stream = KotlinProgramTest.class.getResourceAsStream("/kotlin/Features.kt")) {
            Files.write(source, stream.readAllBytes());
        }
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        ExitCode code = new K2JVMCompiler()
                .exec(
                        new PrintStream(messages, true, StandardCharsets.UTF_8),
                        "-no-stdlib",
                        "-no-reflect",
                        "-cp",
                        library.toString(),
                        "-d",
                        directory.toString(),
                        source.toString());
        assertThat(code).as(messages.toString(StandardCharsets.UTF_8)).isEqualTo(ExitCode.OK);
        new ForkedProgram(directory).withClassPath(List.of(library)).assertSameWithAgent("kotlinprogram.FeaturesKt");
    }
}
