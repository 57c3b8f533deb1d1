package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.launch.UntriedCandidates;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.verdict.SettingSyntax;
import org.junit.jupiter.api.Test;

class TimeOverNoteTest {
    private static final SettingSyntax SYNTAX = (name, value) -> "-D" + name + "=" + value;

    @Test
    void nothingIsMissing() {
        assertThat(TimeOverNote.of(UntriedCandidates.NOTHING, ProvokeResult.NONE, SYNTAX))
                .isEmpty();
        assertThat(TimeOverNote.of(UntriedCandidates.NOTHING, null, SYNTAX))
                .as("with effort = observe there are no numbers")
                .isEmpty();
    }

    @Test
    void theTimeWasOverBeforeTheFirstExecution() {
        assertThat(TimeOverNote.of(new UntriedCandidates(1, 0), new ProvokeResult(0, 0, 0, 0, 0, 1.2), SYNTAX))
                .containsExactly(
                        "The time to provoke violations was over before 1 test in which threads met was executed"
                                + " again. Give it more time with -DtimeBudget=1min.");
    }

    @Test
    void theTimeWasOverBeforeAllWasTried() {
        assertThat(TimeOverNote.of(new UntriedCandidates(0, 30), new ProvokeResult(40, 10, 1, 0, 30, 60), SYNTAX))
                .containsExactly("The time to provoke violations was over before 30 candidates were tried."
                        + " Give it more time with -DtimeBudget=5min.");
    }

    @Test
    void bothAndNoMoreThanAnHour() {
        assertThat(TimeOverNote.of(new UntriedCandidates(2, 1), new ProvokeResult(4000, 1, 0, 0, 3999, 3600), SYNTAX))
                .containsExactly(
                        "The time to provoke violations was over before 2 tests in which threads met were executed"
                                + " again, and before 1 candidate was tried. Give it more time with -DtimeBudget=60min.");
    }
}
