package dev.atomicity.hooks.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One value for an object, whatever its equals says. */
class WeakIdentityTableTest {
    private final WeakIdentityTable<String> table = new WeakIdentityTable<>();

    @Test
    void equalObjectsAreDifferentKeys() {
        String one = new String("key");
        String other = new String("key");
        table.computeIfAbsent(one, key -> "one");
        assertThat(table.get(one)).isEqualTo("one");
        assertThat(table.get(other)).isNull();
    }

    @Test
    void theFirstValueStays() {
        Object key = new Object();
        table.computeIfAbsent(key, k -> "first");
        assertThat(table.computeIfAbsent(key, k -> "second")).isEqualTo("first");
    }

    @Test
    void manyObjectsKeepTheirValuesWhenTheTableGrows() {
        List<Object> keys = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            Object key = new Object();
            String value = "value " + i;
            keys.add(key);
            table.computeIfAbsent(key, k -> value);
        }
        for (int i = 0; i < keys.size(); i++) {
            assertThat(table.get(keys.get(i))).isEqualTo("value " + i);
        }
    }
}
