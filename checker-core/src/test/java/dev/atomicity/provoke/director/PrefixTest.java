package dev.atomicity.provoke.director;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whether an access of another thread conflicts with what the victim has done before it was held. */
class PrefixTest {
    private final Prefix prefix = new Prefix();
    private final Object object = new Object();

    @Test
    void readsConflictWithWritesOnly() {
        prefix.add(object, 16, false);
        assertThat(prefix.conflictsWith(object, 16, false)).isFalse();
        assertThat(prefix.conflictsWith(object, 16, true)).isTrue();
    }

    @Test
    void writesConflictWithBoth() {
        prefix.add(object, 16, true);
        assertThat(prefix.conflictsWith(object, 16, false)).isTrue();
        assertThat(prefix.conflictsWith(object, 24, true)).as("another field").isFalse();
        assertThat(prefix.conflictsWith(new Object(), 16, true))
                .as("another object")
                .isFalse();
    }

    @Test
    void aNewTransactionHasDoneNothing() {
        for (int i = 0; i < 1500; i++) {
            prefix.add(object, i, true);
        }
        assertThat(prefix.conflictsWith(object, 1000, false)).isTrue();
        prefix.clear();
        assertThat(prefix.conflictsWith(object, 1000, false)).isFalse();
    }
}
