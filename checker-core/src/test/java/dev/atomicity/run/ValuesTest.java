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

/** What was read and written, as far as it can be known without running code of the program. */
class ValuesTest {
    /** Each variable is read, changed by another thread, and changed again. */
    private static final String SOURCE = """
            package values;

            import java.util.concurrent.atomic.AtomicInteger;

            public class Main {
                enum Colour { RED, BLUE }

                static class Base {
                    int inherited = 1;
                }

                static class Things extends Base {
                    boolean truth;
                    byte small = -7;
                    short shorter = -700;
                    char letter = 'a';
                    int number = 20;
                    int again = 30;
                    int yielding = 40;
                    int patient = 50;
                    long big = 1L << 40;
                    float rough = 0.5f;
                    double exact = 0.25;
                    volatile int seen = 4;
                    static int first = 1;
                    static long common = 8;
                    static volatile boolean last = true;
                    Object missing;
                    Colour colour = Colour.RED;
                    Integer boxed = 33;
                    String text = "secret";
                    final AtomicInteger atomic = new AtomicInteger(50);

                    void truth() { boolean old = truth; Elsewhere.run(() -> truth = true); truth = old; }
                    void small() { byte old = small; Elsewhere.run(() -> small = 9); small = old; }
                    void shorter() { short old = shorter; Elsewhere.run(() -> shorter = 900); shorter = old; }
                    void letter() { char old = letter; Elsewhere.run(() -> letter = 'z'); letter = old; }
                    void number() { int old = number; Elsewhere.run(() -> number = 5); number = old; }
                    void big() { long old = big; Elsewhere.run(() -> big = -1); big = old; }
                    void rough() { float old = rough; Elsewhere.run(() -> rough = 1.5f); rough = old; }
                    void exact() { double old = exact; Elsewhere.run(() -> exact = 1.75); exact = old; }
                    void seen() { int old = seen; Elsewhere.run(() -> seen = 6); seen = old; }
                    void inherited() { int old = inherited; Elsewhere.run(() -> inherited = 2); inherited = old; }
                    void common() { long old = common; Elsewhere.run(() -> common = 9); common = old; }
                    void last() { boolean old = last; Elsewhere.run(() -> last = false); last = old; }
                    void missing() { Object old = missing; Elsewhere.run(() -> missing = new Object()); missing = old; }
                    void colour() { Colour old = colour; Elsewhere.run(() -> colour = Colour.BLUE); colour = old; }
                    void boxed() { Integer old = boxed; Elsewhere.run(() -> boxed = 44); boxed = old; }
                    void text() { String old = text; Elsewhere.run(() -> text = "hidden"); text = old; }
                    void atomic() { int old = atomic.get(); Elsewhere.run(() -> atomic.set(60)); atomic.set(old); }
                    int again() { int old = again; Elsewhere.run(() -> again = 31); return again - old; }

                    void patient() {
                        int old = patient;
                        Elsewhere.run(() -> {
                            for (int i = 0; i < 5000; i++) {
                                bump();
                            }
                        });
                        patient = old;
                    }

                    void bump() { set(patient + 1); }
                    private void set(int value) { patient = value; }

                    void yielding() {
                        int old = yielding;
                        Elsewhere.run(() -> yielding = 41);
                        Thread.yield();
                        yielding = old;
                    }
                }

                public static void main(String[] args) {
                    Things things = new Things();
                    Elsewhere.start();
                    things.truth(); things.small(); things.shorter(); things.letter(); things.number();
                    things.big(); things.rough(); things.exact(); things.seen(); things.inherited();
                    things.common(); things.last(); things.missing(); things.colour(); things.boxed();
                    things.text(); things.atomic(); things.again(); things.yielding(); things.patient();
                    Elsewhere.run(() -> {});
                }
            }
            """;

    /** Not watched, so waiting here does not split the region. */
    static final String ELSEWHERE = """
            package values;

            public class Elsewhere {
                private static volatile Runnable task;

                static void start() {
                    Thread other = new Thread(() -> {
                        while (true) {
                            Runnable given = task;
                            if (given != null) {
                                given.run();
                                task = null;
                            }
                            Thread.onSpinWait();
                        }
                    }, "other");
                    other.setDaemon(true);
                    other.start();
                }

                static void run(Runnable given) {
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
                "values.Main,values.Main$*",
                "-cp",
                folder.toString(),
                "values.Main");
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        found = run.err();
    }

    @ParameterizedTest
    @CsvSource({
        "Things.truth, false, true",
        "Things.small, -7, 9",
        "Things.shorter, -700, 900",
        "Things.letter, a, z",
        "Things.number, 20, 5",
        "Things.big, 1099511627776, -1",
        "Things.rough, 0.5, 1.5",
        "Things.exact, 0.25, 1.75",
        "Things.seen, 4, 6",
        "Base.inherited, 1, 2",
        "Things.common, 8, 9",
        "Things.last, true, false",
        "Things.colour, RED, BLUE",
        "Things.boxed, 33, 44"
    })
    void areTold(String variable, String before, String after) {
        assertThat(found)
                .contains(
                        "reads Main." + variable + " (" + before + ")",
                        "writes Main." + variable + " (" + after + ")",
                        "writes Main." + variable + " ");
    }

    @Test
    void ofAtomicsToo() {
        assertThat(found).contains("AtomicInteger.get() (50)", "AtomicInteger.set() (60)");
    }

    @Test
    void ofObjectsOnlyWhetherThereIsOne() {
        assertThat(found)
                .contains("reads Main.Things.missing (null)", "writes Main.Things.missing ", "reads Main.Things.text ")
                .doesNotContain("secret", "hidden", "java.lang.Object");
    }

    @Test
    void whatIsReadAgain() {
        assertThat(found)
                .contains(
                        "reads Main.Things.again (30)",
                        "writes Main.Things.again (31)",
                        "reads Main.Things.again (31)");
    }

    @Test
    void theRegionOfAStepIsKnownHoweverLongAgoItWas() {
        assertThat(found)
                .containsPattern("in Main\\$Things.patient +in Main\\$Things.bump")
                .contains("writes Main.Things.patient (5050)");
    }

    @Test
    void aYieldBetweenTwoStepsHidesNothing() {
        assertThat(found).contains("reads Main.Things.yielding (40)", "writes Main.Things.yielding (41)");
    }
}
