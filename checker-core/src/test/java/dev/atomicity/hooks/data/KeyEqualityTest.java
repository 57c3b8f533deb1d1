package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** For which keys of which collections there is a variable each. */
class KeyEqualityTest {
    @Test
    void aHashMapTellsAllKeysApart() {
        KeyEquality keys = KeyEquality.of(HashMap.class);
        assertThat(keys).isEqualTo(KeyEquality.HASH);
        assertThat(keys.distinguishes(new Object())).isTrue();
        assertThat(keys.distinguishes(null)).isTrue();
        assertThat(keys.areEqual(new String("a"), "a")).isTrue();
    }

    @Test
    void anIdentityMapComparesReferences() {
        KeyEquality keys = KeyEquality.of(IdentityHashMap.class);
        assertThat(keys.areEqual(new String("a"), "a")).isFalse();
    }

    @Test
    void aSortedMapTellsOnlyValuesOfTheJdkApart() {
        KeyEquality keys = KeyEquality.of(TreeMap.class);
        assertThat(keys.distinguishes("a")).isTrue();
        assertThat(keys.distinguishes(new Object())).isFalse();
        assertThat(keys.distinguishes(BigDecimal.ONE))
                .as("1.0 and 1.00 are one key, and not equal")
                .isFalse();
    }

    @Test
    void anOrderOfTheProgramMayTakeEqualValuesForDifferentKeys() {
        KeyEquality keys = KeyEquality.of(TreeMap.class);
        assertThat(keys.isFor(new TreeMap<String, String>())).isTrue();
        assertThat(keys.isFor(new TreeMap<String, String>(Comparator.reverseOrder())))
                .isTrue();
        assertThat(keys.isFor(new TreeMap<String, String>(Comparator.comparing(String::length))))
                .isFalse();
    }

    @Test
    void aListHasNoKeys() {
        assertThat(KeyEquality.of(ArrayList.class)).isEqualTo(KeyEquality.NONE);
        assertThat(KeyEquality.NONE.distinguishes("a")).isFalse();
    }
}
