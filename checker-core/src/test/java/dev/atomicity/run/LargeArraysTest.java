package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that copies large arrays gets along with the memory that it has without the agent. */
class LargeArraysTest {
    private static final String SOURCE = """
            package large;

            import java.util.Arrays;

            public class Main {
                static byte[] content = new byte[40_000_000];

                static byte[] copy() {
                    byte[] copy = new byte[content.length];
                    System.arraycopy(content, 0, copy, 0, copy.length);
                    return copy;
                }

                public static void main(String[] args) {
                    byte[] first = copy();
                    Arrays.fill(first, (byte) 1);
                    System.out.println(Arrays.equals(first.clone(), content));
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void copiesNeedNoShadows() throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("source")).resolve("Main.java");
        Files.writeString(source, SOURCE);
        CompiledProgram.compile(source.getParent(), folder);
        JavaRun run = JavaRun.ofCommand("run", "--jvmArg", "-Xmx200m", "-cp", folder.toString(), "large.Main");
        assertThat(run.err()).contains("nothing found");
        assertThat(run.out()).isEqualTo("false" + System.lineSeparator());
        assertThat(run.status()).isZero();
    }
}
