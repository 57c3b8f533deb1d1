package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import org.junit.jupiter.api.Test;

/** Equal keys are one variable; a variable that can no longer matter is dropped. */
class KeyTableTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final KeyTable table = new KeyTable();

    private KeyTable.Part partOf(Object key) {
        int hash = KeyEquality.HASH.hash(key);
        KeyTable.Node chain = table.chainOf(hash);
        KeyTable.Node found = KeyTable.find(chain, key, hash, KeyEquality.HASH);
        return found != null ? KeyTable.partOf(found) : table.add(chain, key, hash, threads.shadows);
    }

    @Test
    void equalKeysAreOneVariable() {
        KeyTable.Part part = partOf("key");
        assertThat(partOf(String.valueOf(new char[] {'k', 'e', 'y'}))).isSameAs(part);
        assertThat(partOf("other")).isNotSameAs(part);
        assertThat(partOf(null)).isSameAs(partOf(null)).isNotSameAs(part);
    }

    @Test
    void aChainThatHasChangedIsLookedUpAgain() {
        int hash = KeyEquality.HASH.hash("key");
        KeyTable.Node before = table.chainOf(hash);
        partOf("key");
        assertThat(table.add(before, "key", hash, threads.shadows)).isNull();
    }

    @Test
    void variablesThatNoTransactionNeedsAreDroppedWhenTheTableIsFull() {
        KeyTable.Part first = partOf(0);
        for (int i = 1; i < 1000; i++) {
            partOf(i);
        }
        assertThat(first.dropped).isTrue();
        assertThat(partOf(0)).isNotSameAs(first);
    }
}
