package dev.atomicity.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import org.junit.jupiter.api.Test;

class ModelledClassTest {
    /** More than are kept of them. */
    private static final int SITES = 200;

    @SuppressWarnings("serial")
    private static final class CountingMap<K, V> extends HashMap<K, V> {
        @Override
        public V put(K key, V value) {
            return super.put(key, value);
        }
    }

    private static int site(String call) {
        return Sites.add(new Sites.Site("bank.Bank", "pay", "Bank.java", 1, "reads", call));
    }

    /** What was found out about one site is not taken for another one's, however many there are. */
    @Test
    void overriddenMethodsAreToldFromThoseOfTheJdkAtEverySite() {
        ModelledClass counting = ModelledClass.of(new CountingMap<String, String>());
        ModelledClass plain = ModelledClass.of(new HashMap<String, String>());
        int[] puts = new int[SITES];
        int[] gets = new int[SITES];
        int[] supers = new int[SITES];
        for (int i = 0; i < SITES; i++) {
            puts[i] = site("Map.put()");
            gets[i] = site("Map.get()");
            supers[i] = site("super.put()");
        }

        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < SITES; i++) {
                assertThat(counting.runsAt(puts[i])).isFalse();
                assertThat(counting.runsAt(puts[i])).isFalse();
                assertThat(counting.runsAt(gets[i])).isTrue();
                assertThat(counting.runsAt(supers[i])).isTrue();
                assertThat(plain.runsAt(puts[i])).isTrue();
            }
        }
        assertThat(counting.runsAt(0)).isTrue();
        assertThat(counting.runsAt(0)).isTrue();
    }
}
