package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** However a program ends, its output stays its own, and its status too unless that is 0 and something was found. */
@Tag("slow")
class ExitStatusTest {
    @TempDir
    private static Path classes;

    @BeforeAll
    static void compile() {
        DemoProgram.compileTo(classes);
    }

    @ParameterizedTest
    @CsvSource({
        "return, 0, 1",
        "exit0, 0, 1",
        "exit7, 7, 7",
        "halt0, 0, 1",
        "throw, 1, 1",
        "throwInThread, 0, 1",
        "setErr, 0, 1",
    })
    void isTheProgramsOwnUnlessSomethingWasFound(String end, int clean, int found)
            throws IOException, InterruptedException {
        JavaRun alone = JavaRun.ofJava("-cp", classes.toString(), "demo.Main", "alone", end);
        assertThat(alone.status()).isEqualTo(clean);

        JavaRun quiet = JavaRun.ofCommand("run", "-cp", classes.toString(), "demo.Main", "alone", end);
        assertThat(quiet.status()).as(quiet.err()).isEqualTo(clean);
        assertThat(quiet.out()).isEqualTo(alone.out());
        assertThat(quiet.err()).startsWith(alone.err()).contains("atomicity: nothing found (");

        JavaRun cut = JavaRun.ofCommand("run", "-cp", classes.toString(), "demo.Main", "cut", end);
        assertThat(cut.status()).as(cut.err()).isEqualTo(found);
        assertThat(cut.out()).isEqualTo(alone.out().replace("out 0", "out 1"));
        assertThat(cut.err())
                .startsWith(alone.err().replace("err 0", "err 1"))
                .contains("demo.Main.add(Main.java:", "was interrupted by another thread", "atomicity: 1 finding");
    }

    @Test
    void aCheckerThatFailedHasNoVerdict() throws IOException, InterruptedException {
        JavaRun quiet = JavaRun.ofCommand("run", "-cp", classes.toString(), "demo.Main", "alone", "breakChecker");
        assertThat(quiet.status()).as(quiet.err()).isEqualTo(2);
        assertThat(quiet.err())
                .contains("atomicity: there is no verdict", "the checker failed 50 times in a row", "broken on purpose")
                .contains("50 transactions could not be judged: IllegalStateException in ")
                .doesNotContain("nothing found");

        JavaRun cut = JavaRun.ofCommand("run", "-cp", classes.toString(), "demo.Main", "cut", "breakChecker");
        assertThat(cut.status()).as(cut.err()).isEqualTo(1);
        assertThat(cut.err()).contains("atomicity: 1 finding", "the checker failed");
    }

    @Test
    void aClassWithoutMainIsNoFinding() throws IOException, InterruptedException {
        JavaRun run = JavaRun.ofCommand("run", "-cp", classes.toString(), "demo.Turn");
        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(run.err())
                .contains("demo.Turn", "atomicity: the program was not started")
                .doesNotContain("nothing found");
    }

    @Test
    void aJvmThatRefusesItsArgumentsIsNoFinding() throws IOException, InterruptedException {
        JavaRun run = JavaRun.ofCommand(
                "run", "--jvmArg", "-Xnonsense", "-cp", classes.toString(), "demo.Main", "alone", "return");
        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).contains("atomicity: the program was not started", "--jvmArg [-Xnonsense]");
    }

    /** A process that is killed cannot delete what it unpacked; the next one does. */
    @Test
    void whatAKilledProcessLeftBehindIsDeleted() throws IOException, InterruptedException {
        Path temporary = Files.createTempDirectory("left-overs");
        String jvmArg = "-Djava.io.tmpdir=" + temporary;
        JavaRun.Started command = JavaRun.startCommand(
                Map.of(), "run", "--jvmArg", jvmArg, "-cp", classes.toString(), "demo.Main", "alone", "forever");
        for (int i = 0; i < 600 && !Files.readString(command.out()).contains("ready"); i++) {
            Thread.sleep(100);
        }
        command.process().children().forEach(ProcessHandle::destroyForcibly);
        command.end();
        assertThat(temporary).isNotEmptyDirectory();

        JavaRun next =
                JavaRun.ofCommand("run", "--jvmArg", jvmArg, "-cp", classes.toString(), "demo.Main", "alone", "return");
        assertThat(next.status()).as(next.err()).isZero();
        assertThat(temporary).isEmptyDirectory();
        Files.delete(temporary);
    }

    /** Where the agent changes no class, the status must be known all the same. */
    @Test
    void staysWhenCodeThatIsNotWatchedEndsTheProgram() throws IOException, InterruptedException {
        JavaRun cut = JavaRun.ofCommand(
                "run", "--excludes", "demo.Turn", "-cp", classes.toString(), "demo.Main", "cut", "exitUnwatched");
        assertThat(cut.status()).isEqualTo(7);
        assertThat(cut.err()).contains("atomicity: 1 finding");
    }

    @Test
    void theFindingsComeAfterTheProgramsShutdownHooks() throws IOException, InterruptedException {
        JavaRun cut = JavaRun.ofCommand("run", "-cp", classes.toString(), "demo.Main", "cut", "shutdownHook");
        assertThat(cut.status()).isEqualTo(1);
        assertThat(cut.out()).contains("out 1", "hook 1");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there a process cannot be asked to end")
    void whoEndsTheCommandEndsTheProgram() throws IOException, InterruptedException {
        JavaRun.Started command =
                JavaRun.startCommand(Map.of(), "run", "-cp", classes.toString(), "demo.Main", "cut", "forever");
        for (int i = 0; i < 600 && !Files.readString(command.out()).contains("ready"); i++) {
            Thread.sleep(100);
        }
        ProcessHandle program = command.process().children().findFirst().orElseThrow();
        command.process().destroy();
        JavaRun run = command.end();

        assertThat(program.isAlive()).isFalse();
        assertThat(run.status()).isEqualTo(128 + 15);
        assertThat(run.out()).endsWith("bye" + System.lineSeparator());
        assertThat(run.err()).contains("atomicity: 1 finding");
    }
}
