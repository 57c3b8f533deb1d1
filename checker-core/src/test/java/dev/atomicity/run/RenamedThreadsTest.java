package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A step has the name that its thread had at that time, however often the thread gets another one. */
class RenamedThreadsTest {
    private static final String SOURCE = """
            package names;

            public class Main {
                private int value;

                void update() {
                    Thread.currentThread().setName("reading");
                    int old = value;
                    Elsewhere.run(this::setAsTask);
                    Thread.currentThread().setName("writing");
                    value = old + 1;
                    Thread.currentThread().setName("idle");
                }

                void setAsTask() {
                    Thread.currentThread().setName("task");
                    set(5);
                    Thread.currentThread().setName("no task");
                }

                void set(int to) {
                    value = to;
                }

                public static void main(String[] args) {
                    Elsewhere.run(() -> {});
                    new Main().update();
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void aStepHasTheNameOfItsTime() throws Exception {
        assertThat(OtherThreadProgram.check(folder, "names", SOURCE))
                .containsPattern("thread reading, later writing +thread task\n");
    }
}
