package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that agents cannot see are named. */
class HiddenClassTest {
    private static final String SOURCE = """
            package secret;

            import java.lang.invoke.MethodHandles;

            public class Main {
                public static class Guest {
                    int count;
                }

                public static void main(String[] args) throws Exception {
                    byte[] file = Main.class.getResourceAsStream("Main$Guest.class").readAllBytes();
                    MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(file, true);
                    Runnable lambda = () -> System.out.println(hidden.lookupClass().isHidden());
                    lambda.run();
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void aHiddenClassIsNamedAndALambdaIsNot() throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("source")).resolve("Main.java");
        Files.writeString(source, SOURCE);
        CompiledProgram.compile(source.getParent(), folder);
        JavaRun run = JavaRun.ofCommand("run", "-cp", folder.toString(), "secret.Main");
        assertThat(run.out()).isEqualTo("true" + System.lineSeparator());
        assertThat(run.err()).contains("secret.Main$Guest is a hidden class").doesNotContain("Lambda");
        assertThat(run.status()).isZero();
    }
}
