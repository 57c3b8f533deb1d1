package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was read and written, as far as it can be known without running code of the program. */
class ValuesTest {
    /** Of each kind of variable one is read, changed by another thread, and changed again. */
    private static final String SOURCE = """
            package values;

            import java.util.concurrent.atomic.*;

            public class Main {
                enum Colour { RED, GREEN, BLUE }

                static class Base {
                    int inherited = 1;
                }

                static class Things extends Base {
                    boolean truth;
                    byte small = -7;
                    short shorter = -700;
                    char letter = 'a';
                    int number = 20;
                    long big = 1L << 40;
                    float rough = 0.5f;
                    double exact = 0.25;
                    volatile int seen = 4;
                    Object missing;
                    Colour colour = Colour.RED;
                    Integer boxed = 33;
                    String text = "secret";
                    private final AtomicInteger atomic = new AtomicInteger(50);

                    void cut(Runnable inTheMiddle) {
                        int inherited = this.inherited;
                        boolean truth = this.truth;
                        byte small = this.small;
                        short shorter = this.shorter;
                        char letter = this.letter;
                        int number = this.number;
                        long big = this.big;
                        float rough = this.rough;
                        double exact = this.exact;
                        int seen = this.seen;
                        Object missing = this.missing;
                        Colour colour = this.colour;
                        Integer boxed = this.boxed;
                        String text = this.text;
                        int atomic = this.atomic.get();
                        inTheMiddle.run();
                        WRITES
                    }

                    void change() {
                        CHANGES
                    }
                }

                public static void main(String[] args) {
                    Things things = new Things();
                    Elsewhere.start();
                    things.cut(() -> Elsewhere.run(things::change));
                }
            }
            """;

    /** Not watched, so waiting here does not split the region. */
    private static final String ELSEWHERE = """
            package values;

            public class Elsewhere {
                private static volatile Runnable task;
                private static volatile boolean isDone;

                static void start() {
                    new Thread(() -> {
                        while (task == null) {
                            Thread.onSpinWait();
                        }
                        task.run();
                        isDone = true;
                    }, "other").start();
                }

                static void run(Runnable given) {
                    task = given;
                    while (!isDone) {
                        Thread.onSpinWait();
                    }
                }
            }
            """;

    @TempDir
    private Path folder;

    /** One variable at a time: a transaction is reported once. */
    private String found(String write, String change) throws IOException, InterruptedException {
        Path source = Files.createDirectories(folder.resolve("source"));
        Files.writeString(
                source.resolve("Main.java"), SOURCE.replace("WRITES", write).replace("CHANGES", change));
        Files.writeString(source.resolve("Elsewhere.java"), ELSEWHERE);
        CompiledProgram.compile(source, folder);
        JavaRun run = JavaRun.ofCommand(
                "run", "--includes", "values.Main,values.Main$*", "-cp", folder.toString(), "values.Main");
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        return run.out() + run.err();
    }

    @Test
    void numbers() throws Exception {
        assertThat(found("this.number = number;", "number = 5;"))
                .contains("reads Main.Things.number (20)", "writes Main.Things.number (5)");
        assertThat(found("this.big = big;", "big = -1;"))
                .contains("reads Main.Things.big (1099511627776)", "writes Main.Things.big (-1)");
        assertThat(found("this.small = small;", "small = 9;"))
                .contains("reads Main.Things.small (-7)", "writes Main.Things.small (9)");
        assertThat(found("this.shorter = shorter;", "shorter = 900;"))
                .contains("reads Main.Things.shorter (-700)", "writes Main.Things.shorter (900)");
        assertThat(found("this.rough = rough;", "rough = 1.5f;"))
                .contains("reads Main.Things.rough (0.5)", "writes Main.Things.rough (1.5)");
        assertThat(found("this.exact = exact;", "exact = 1.75;"))
                .contains("reads Main.Things.exact (0.25)", "writes Main.Things.exact (1.75)");
        assertThat(found("this.inherited = inherited;", "inherited = 2;"))
                .contains("reads Main.Base.inherited (1)", "writes Main.Base.inherited (2)");
    }

    @Test
    void truthLettersAndVolatiles() throws Exception {
        assertThat(found("this.truth = truth;", "truth = true;"))
                .contains("reads Main.Things.truth (false)", "writes Main.Things.truth (true)");
        assertThat(found("this.letter = letter;", "letter = 'z';"))
                .contains("reads Main.Things.letter (a)", "writes Main.Things.letter (z)");
        assertThat(found("this.seen = seen;", "seen = 6;"))
                .contains("reads Main.Things.seen (4)", "writes Main.Things.seen (6)");
        assertThat(found("this.atomic.set(atomic);", "atomic.set(60);"))
                .contains("AtomicInteger.get() (50)", "AtomicInteger.set() (60)");
    }

    @Test
    void ofReferencesOnlyWhatIsNoSecret() throws Exception {
        assertThat(found("this.missing = missing;", "missing = new Object();"))
                .contains("reads Main.Things.missing (null)", "writes Main.Things.missing ");
        assertThat(found("this.colour = colour;", "colour = Colour.BLUE;"))
                .contains("reads Main.Things.colour (RED)", "writes Main.Things.colour (BLUE)");
        assertThat(found("this.boxed = boxed;", "boxed = 44;"))
                .contains("reads Main.Things.boxed (33)", "writes Main.Things.boxed (44)");
        assertThat(found("this.text = text;", "text = \"more\";")).doesNotContain("secret", "more");
    }

    @Test
    void whatItReadsAgain() throws Exception {
        assertThat(found("number = this.number;", "number = 5;"))
                .contains(
                        "reads Main.Things.number (20)",
                        "writes Main.Things.number (5)",
                        "reads Main.Things.number (5)");
    }

    @Test
    void aMereYieldIsNoWait() throws Exception {
        assertThat(found("Thread.yield(); this.number = number;", "number = 5;"))
                .contains("writes Main.Things.number (5)");
    }
}
