package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import org.junit.jupiter.api.Test;

class PerThreadVariablesTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final PerThreadVariables variables = new PerThreadVariables();

    @Test
    void aThreadGetsItsVariableWhenItFirstNeedsOne() {
        assertThat(variables.of(threads.first)).isNull();

        long[] words = variables.use(threads.first, threads.shadows);

        assertThat(variables.of(threads.first)).isSameAs(words);
        assertThat(variables.use(threads.first, threads.shadows)).isSameAs(words);
        assertThat(variables.use(threads.second, threads.shadows)).isNotSameAs(words);
    }

    @Test
    void afterAWriteOfTheWholeOnlyVariablesThatAreUsedAgainAreCurrent() {
        variables.use(threads.first, threads.shadows);
        variables.use(threads.second, threads.shadows);
        assertThat(variables.current()).hasSize(2);

        variables.wholeIsWritten();
        assertThat(variables.current()).isEmpty();

        long[] words = variables.use(threads.second, threads.shadows);
        variables.use(threads.second, threads.shadows);
        assertThat(variables.current())
                .singleElement()
                .satisfies(part -> assertThat(part.words).isSameAs(words));
        assertThat(variables.of(threads.first)).as("is still known").isNotNull();
    }
}
