package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A thread that is alone is not recorded. What is found is the same as if it were. */
@Tag("slow")
class SoloTest {
    private static final String ON = "-Datomicity.solo=true";
    private static final String OFF = "-Datomicity.solo=false";
    private static final String NOT_JUDGED = "1 transaction could not be judged";

    @TempDir
    static Path directory;

    private static Path classes;
    private static Path options;

    @BeforeAll
    static void compile() throws IOException {
        classes = Files.createDirectory(directory.resolve("classes"));
        Path sources = Path.of(System.getProperty("atomicity.root"), "checker-core/src/test/resources/solo");
        CompiledProgram.compile(sources, classes);
        options = Files.write(directory.resolve("options"), List.of("includes=watched.**", "regions=atomicSets"));
    }

    /** Each begins alone, and something else begins in the middle of a region. */
    @ParameterizedTest
    @ValueSource(strings = {"nested", "begun", "elements", "collection", "view", "inWalk", "timer", "delayed"})
    void whatIsOpenWhenAnotherThreadBeginsIsJudgedFromThereOn(String program) throws Exception {
        String found = withoutCount(run(program, ON));

        assertThat(found).contains("was interrupted by another thread").doesNotContain("judged");
        assertThat(found).isEqualTo(withoutCount(run(program, OFF)));
    }

    /** The method has two bodies, and changes from one to the other wherever something that it calls has started a thread. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "inLoop",
                "inHandler",
                "inConstruction",
                "inMonitor",
                "inSwitch",
                "inInitialiser",
                "inConstructor"
            })
    void aMethodIsRecordedFromTheMiddleOn(String program) throws Exception {
        String found = withoutCount(run(program, ON));

        assertThat(found).contains("was interrupted by another thread").doesNotContain("judged");
        assertThat(found).isEqualTo(withoutCount(run(program, OFF)));
    }

    @Test
    void whatWasDoneAloneIsInterruptedByNobody() throws Exception {
        assertThat(run("separate", ON)).contains("nothing found").contains("begun 1\n");
        assertThat(run("separate", OFF)).contains("nothing found").contains("begun 0\n");
    }

    /** Between the tests the worker is idle, and the thread of the tests is alone again. */
    @ParameterizedTest
    @ValueSource(strings = {"pool", "closedPool", "forkJoin", "common"})
    void aThreadIsAloneAgainWhileTheWorkersOfPoolsAreIdle(String program) throws Exception {
        String found = run(program, ON);

        assertThat(found)
                .contains("was interrupted by another thread, 500 times")
                .doesNotContain("judged");
        assertThat(Integer.parseInt(found.lines().findFirst().orElseThrow().substring("begun ".length())))
                .isGreaterThanOrEqualTo(500);
        assertThat(withoutCount(found)).isEqualTo(withoutCount(run(program, OFF)));
    }

    @Test
    void virtualThreadsAreOthersToo() throws Exception {
        assumeTrue(Runtime.version().feature() >= 21);
        String found = withoutCount(run("virtual", ON));

        assertThat(found).contains("was interrupted by another thread").doesNotContain("judged");
        assertThat(found).isEqualTo(withoutCount(run("virtual", OFF)));
    }

    @Test
    void aCallOnAConcurrentCollectionThatStartsAThreadIsNotJudged() throws Exception {
        assertThat(run("withinCall", ON))
                .contains("was interrupted by another thread")
                .contains(NOT_JUDGED)
                .contains(
                        "a thread was started in the middle of it, or the checker was full in watched.Shared.withinCall");
    }

    @Test
    void aThreadThatNobodyHasAnnouncedIsCounted() throws Exception {
        assertThat(run("cleaner", ON)).contains("nothing found").contains(NOT_JUDGED);
        assertThat(run("cleaner", OFF)).contains("nothing found").doesNotContain(NOT_JUDGED);
    }

    private static String run(String program, String mode) throws Exception {
        JavaRun run = JavaRun.ofJava(
                "-Xshare:off",
                mode,
                "-javaagent:" + JavaRun.agent() + "=" + options,
                "-cp",
                classes.toString(),
                "driver.Main",
                program);
        return run.out() + run.err();
    }

    /** Without the line that says how often a thread was alone. */
    private static String withoutCount(String found) {
        return found.substring(found.indexOf('\n') + 1);
    }
}
