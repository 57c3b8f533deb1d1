package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ArgumentLineTest {
    @Test
    void spacesAndLinesDivide() {
        assertThat(ArgumentLine.split("  -Xmx1g\n   -ea ")).containsExactly("-Xmx1g", "-ea");
    }

    @Test
    void quotesHoldTogether() {
        assertThat(ArgumentLine.split("-Da=\"two words\" '-Db=it is \"so\"' -Dc=''"))
                .containsExactly("-Da=two words", "-Db=it is \"so\"", "-Dc=");
    }

    @Test
    void nothingIsNoArgument() {
        assertThat(ArgumentLine.split(" ")).isEmpty();
    }

    @Test
    void aQuoteMustBeClosed() {
        assertThatThrownBy(() -> ArgumentLine.split("-Da=\"two words"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not closed");
    }
}
