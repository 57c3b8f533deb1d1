package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two other threads come in between, one after the other, and one of them is enough to prove that the region was interrupted. */
class ShortRingsOnLineTest {
    private static final String SOURCE = """
            package rings;

            import java.util.concurrent.ConcurrentHashMap;
            import java.util.concurrent.atomic.AtomicInteger;

            public class Main {
                static class Things {
                    int field;
                    int read;
                    int written;
                    final int[] array = new int[4];
                    final AtomicInteger atomic = new AtomicInteger();
                    final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

                    void field() {
                        int old = field;
                        Elsewhere.run(() -> field = 1, () -> field = 2);
                        field = old;
                    }

                    void array() {
                        int old = array[1];
                        Elsewhere.run(() -> array[1] = 1, () -> array[1] = 2);
                        array[1] = old;
                    }

                    void atomic() {
                        int old = atomic.get();
                        Elsewhere.run(() -> atomic.set(1), () -> atomic.set(2));
                        atomic.set(old);
                    }

                    void map() {
                        Integer old = map.get("a");
                        Elsewhere.run(() -> map.put("a", 1), () -> map.clear());
                        map.put("a", old == null ? 0 : old);
                    }

                    /** The second thread comes by way of {@code read}, but it writes what this one wrote. */
                    void written() {
                        written = 1;
                        Elsewhere.run(() -> read = written, () -> written = read);
                        written++;
                    }
                }

                public static void main(String[] args) {
                    Things things = new Things();
                    Elsewhere.run(() -> {}, () -> {});
                    things.field();
                    things.array();
                    things.atomic();
                    things.map();
                    things.written();
                }
            }
            """;

    /** Not watched, so waiting here does not split the region. The threads are there before, so nobody follows their start. */
    private static final String ELSEWHERE = """
            package rings;

            public class Elsewhere extends Thread {
                private static final Elsewhere FIRST = new Elsewhere("first");
                private static final Elsewhere SECOND = new Elsewhere("second");
                private volatile Runnable task;

                private Elsewhere(String name) {
                    super(name);
                    setDaemon(true);
                    start();
                }

                @Override
                public void run() {
                    while (true) {
                        Runnable given = task;
                        if (given != null) {
                            given.run();
                            task = null;
                        }
                        Thread.onSpinWait();
                    }
                }

                static void run(Runnable first, Runnable second) {
                    FIRST.give(first);
                    SECOND.give(second);
                }

                private void give(Runnable given) {
                    task = given;
                    while (task != null) {
                        Thread.onSpinWait();
                    }
                }
            }
            """;

    @TempDir
    private static Path folder;

    private static String found;

    @BeforeAll
    static void runProgram() throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("source"));
        Files.writeString(source.resolve("Main.java"), SOURCE);
        Files.writeString(source.resolve("Elsewhere.java"), ELSEWHERE);
        CompiledProgram.compile(source, folder);
        JavaRun run = JavaRun.ofCommand(
                "run",
                "--regions",
                "entry",
                "--includes",
                "rings.Main,rings.Main$*",
                "-cp",
                folder.toString(),
                "rings.Main");
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        found = run.err();
    }

    @Test
    void whatTheFirstStepReadIsStillKnown() {
        assertThat(found).contains("reads Main.Things.field (0)", "writes Main.Things.field (2)");
    }

    @ParameterizedTest
    @CsvSource({"field", "array", "atomic", "map", "written"})
    void oneOfThemIsEnough(String region) {
        assertThat(found)
                .containsPattern(
                        "Things\\." + region + "\\(Main.java:\\d+\\)[^\n]*\n +thread main +thread (first|second)\n");
    }
}
