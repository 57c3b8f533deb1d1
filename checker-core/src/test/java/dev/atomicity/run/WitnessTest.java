package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a finding says is what happened: which object, which call, which value, which name of the thread. */
class WitnessTest {
    /** In each method another thread comes in, in a known order. */
    private static final String SOURCE = """
            package witness;

            import java.util.ArrayDeque;
            import java.util.ArrayList;
            import java.util.Deque;
            import java.util.List;
            import java.util.concurrent.atomic.AtomicIntegerArray;

            public class Main {
                static class Account {
                    int balance = 1;
                }

                static class Things {
                    final Deque<Integer> first = new ArrayDeque<>(List.of(1, 2, 3));
                    final Deque<Integer> second = new ArrayDeque<>(List.of(1, 2, 3));
                    final Deque<Integer> only = new ArrayDeque<>(List.of(1, 2, 3));
                    final Account rich = new Account();
                    final Account poor = new Account();
                    final int[] left = new int[100];
                    final int[] right = new int[100];
                    final int[] numbers = new int[100];
                    final String[] texts = {"a", "b"};
                    final AtomicIntegerArray atomics = new AtomicIntegerArray(9);
                    final List<Integer> source = new ArrayList<>(List.of(1));
                    List<Integer> copy;
                    int written;
                    int looked;
                    int twice = 1;
                    boolean flag = true;
                    int computed = 3;
                    int alone = 10;
                    int renamed;

                    void twoDeques() {
                        first.peek();
                        Elsewhere.run(() -> { first.poll(); second.poll(); });
                        second.poll();
                    }

                    void oneDeque() {
                        only.peek();
                        Elsewhere.run(() -> only.poll());
                        only.poll();
                    }

                    void twoAccounts() {
                        int old = rich.balance;
                        Elsewhere.run(() -> { rich.balance = 2; poor.balance = 2; });
                        poor.balance = old;
                    }

                    void twoArrays() {
                        int old = left[70];
                        Elsewhere.run(() -> { left[70] = 2; right[3] = 2; });
                        right[3] = old;
                    }

                    void copies() {
                        int[] before = numbers.clone();
                        Elsewhere.run(() -> numbers[65] = 2);
                        int[] after = numbers.clone();
                    }

                    void copiesTexts() {
                        String[] before = texts.clone();
                        Elsewhere.run(() -> texts[1] = "c");
                        String[] after = texts.clone();
                    }

                    void atomicElement() {
                        int old = atomics.get(4);
                        Elsewhere.run(() -> atomics.set(4, 5));
                        atomics.set(4, old);
                    }

                    void makesCopy() {
                        source.size();
                        Elsewhere.run(() -> source.clear());
                        copy = new ArrayList<>(source);
                    }

                    void twoCalls() {
                        int old = written;
                        Elsewhere.run(() -> { step(true); step(false); });
                        looked = old;
                    }

                    void step(boolean writes) {
                        if (writes) {
                            written = 1;
                        } else if (looked > 0) {
                            throw new IllegalStateException();
                        }
                    }

                    void readsTwice() {
                        int old = twice;
                        Elsewhere.run(() -> writesTwice(6));
                        int now = twice;
                    }

                    void writesTwice(int number) {
                        twice = number;
                        twice = number + 1;
                    }

                    void flagged() {
                        boolean old = flag;
                        Elsewhere.run(() -> flips());
                        boolean now = flag;
                    }

                    void flips() {
                        flag = false;
                        flag = true;
                    }

                    void computes() {
                        int old = computed;
                        Elsewhere.run(() -> adds(4));
                        computed = old;
                    }

                    void adds(int number) {
                        computed = Math.max(computed, number) + number;
                    }

                    void renames() {
                        int old = renamed;
                        Elsewhere.run(() -> {
                            Thread.currentThread().setName("task-1");
                            setRenamed(1);
                            Thread.currentThread().setName("task-2");
                            setRenamed(2);
                            Thread.currentThread().setName("other");
                        });
                        renamed = old;
                    }

                    void setRenamed(int number) {
                        renamed = number;
                    }
                }

                public static void main(String[] args) {
                    Things things = new Things();
                    Elsewhere.start();
                    things.twoDeques(); things.oneDeque(); things.twoAccounts(); things.twoArrays();
                    things.copies(); things.copiesTexts(); things.atomicElement(); things.makesCopy();
                    things.twoCalls(); things.readsTwice(); things.flagged(); things.computes(); things.renames();
                    Elsewhere.run(() -> {});
                    Thread.currentThread().setName("finished");
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
        Files.writeString(
                source.resolve("Elsewhere.java"), ValuesTest.ELSEWHERE.replace("package values", "package witness"));
        CompiledProgram.compile(source, folder);
        JavaRun run = JavaRun.ofCommand(
                "run",
                "--regions",
                "entry",
                "--includes",
                "witness.Main,witness.Main$*",
                "-cp",
                folder.toString(),
                "witness.Main");
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        found = run.err();
    }

    /** The text of the finding in that method, with its runs of blanks as one. */
    private static String findingIn(String method) {
        String start = "witness.Main$Things." + method + "(";
        for (String finding : found.split("\\n(?=\\d+\\) )")) {
            if (finding.lines().limit(1).anyMatch(line -> line.contains(start))) {
                return finding.replaceAll("[ |]+", " ");
            }
        }
        throw new AssertionError("nothing found in " + method + ":\n" + found);
    }

    @Test
    void twoCollectionsAreShownApart() {
        assertThat(findingIn("twoDeques"))
                .contains(
                        "calls Deque.peek() on #1",
                        "calls Deque.poll() on #1",
                        "calls Deque.poll() on #2 at witness.Main$Things.lambda",
                        "calls Deque.poll() on #2 at witness.Main$Things.twoDeques");
        assertThat(findingIn("oneDeque")).contains("calls Deque.peek() at").doesNotContain("#");
    }

    @Test
    void twoObjectsOfAClassAreShownApart() {
        assertThat(findingIn("twoAccounts"))
                .contains(
                        "reads Main.Account#1.balance (1)",
                        "writes Main.Account#1.balance (2)",
                        "writes Main.Account#2.balance (2)",
                        "writes Main.Account#2.balance at witness.Main$Things.twoAccounts");
    }

    @Test
    void elementsOfArraysHaveTheirIndex() {
        assertThat(findingIn("twoArrays")).contains("reads element 70 of int[] #1", "writes element 3 of int[] #2");
        assertThat(findingIn("atomicElement"))
                .contains("calls AtomicIntegerArray.get() at", "calls AtomicIntegerArray.set() at")
                .doesNotContain("#");
    }

    @Test
    void callsAreNamedAsInTheSource() {
        assertThat(findingIn("copies")).contains("calls int[].clone() at", "writes element 65 of int[] at");
        assertThat(findingIn("copiesTexts")).contains("calls String[].clone() at", "writes element 1 of Object[] at");
        assertThat(findingIn("makesCopy")).contains("calls List.clear() at", "calls new ArrayList() at");
    }

    @Test
    void twoCallsOfOneThreadAreShownApart() {
        assertThat(findingIn("twoCalls"))
                .containsSubsequence(
                        "in Main$Things.step",
                        "writes Main.Things.written (1)",
                        "then in Main$Things.step again",
                        "reads Main.Things.looked (0)");
    }

    @Test
    void aValueIsShownOnlyWhereItWasWritten() {
        assertThat(findingIn("readsTwice"))
                .contains("reads Main.Things.twice (1)", "writes Main.Things.twice at", "reads Main.Things.twice (7)");
        assertThat(findingIn("flagged"))
                .contains(
                        "reads Main.Things.flag (true)",
                        "writes Main.Things.flag (false) at",
                        "reads Main.Things.flag (true)");
        assertThat(findingIn("computes"))
                .contains("reads Main.Things.computed (3)", "writes Main.Things.computed (8) at");
    }

    @Test
    void aThreadHasTheNameThatItHadAtTheStep() {
        assertThat(findingIn("renames")).contains("thread main thread task-2").doesNotContain("thread other");
        assertThat(found).doesNotContain("finished");
    }
}
