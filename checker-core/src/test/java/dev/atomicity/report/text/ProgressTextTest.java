package dev.atomicity.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProgressTextTest {
    @Test
    void testsAndFindingsSoFar() {
        assertThat(ProgressText.ofTests(1, 2, 1)).isEqualTo("1 of 2 tests, 1 finding so far");
        assertThat(ProgressText.ofTests(0, 1, 0)).isEqualTo("0 of 1 test, 0 findings so far");
    }
}
