package dev.atomicity.steps;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThreadLabelsTest {
    private final ThreadLabels labels = new ThreadLabels();

    @Test
    void aUniqueNameIsEnough() {
        labels.add(1, "teller-1");
        labels.add(2, "teller-2");
        labels.add(1, "teller-1");

        assertThat(labels.threads()).containsExactly(1, 2);
        assertThat(labels.of(1)).isEqualTo("teller-1");
        assertThat(labels.isRenamed(1)).isFalse();
    }

    @Test
    void threadsOfOneNameHaveTheirNumbers() {
        labels.add(1, "worker");
        labels.add(2, "worker");

        assertThat(labels.of(2)).isEqualTo("worker #2");
    }

    @Test
    void aRenamedThreadHasAllItsNames() {
        labels.add(1, "idle");
        labels.add(1, "busy");

        assertThat(labels.of(1)).isEqualTo("idle, later busy");
        assertThat(labels.isRenamed(1)).isTrue();
    }

    @Test
    void aThreadWithoutANameHasItsNumber() {
        labels.add(3, " ");
        labels.add(4, null);

        assertThat(labels.of(3)).isEqualTo("#3");
        assertThat(labels.of(4)).isEqualTo("#4");
    }
}
