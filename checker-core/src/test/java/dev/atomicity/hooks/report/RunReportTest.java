package dev.atomicity.hooks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a person reads at the end of a run. */
class RunReportTest {
    private static String render(long watched, HookFailureLog.Defect defect) {
        return new RunReport(List.of(), 0)
                .render(watched, List.of("a note"), List.of("1 transaction could not be judged: X"), defect);
    }

    @Test
    void nothingFoundSaysHowMuchWasWatched() {
        assertThat(render(3, null).lines())
                .containsExactly(
                        "atomicity: nothing found (3 classes watched)",
                        "atomicity: a note",
                        "atomicity: 1 transaction could not be judged: X");
    }

    @Test
    void aProgramThatIsNotWatchedIsNoCleanProgram() {
        assertThat(render(0, null)).contains("no class was watched");
    }

    @Test
    void aBrokenCheckerGivesNoVerdict() {
        assertThat(render(3, new HookFailureLog.Defect(0, "it broke")))
                .contains("atomicity: there is no verdict")
                .contains("the check ended early, so there may be more: it broke");
    }
}
