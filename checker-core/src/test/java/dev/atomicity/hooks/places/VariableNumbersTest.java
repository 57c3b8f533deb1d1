package dev.atomicity.hooks.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VariableNumbersTest {
    private static final long X = 16;
    private static final long Y = 40;

    @Test
    void aVariableKeepsItsNumber() {
        Object object = new Object();
        assertThat(VariableNumbers.of(object, X)).isEqualTo(VariableNumbers.of(object, X));
    }

    @Test
    void variablesOfOneObjectDiffer() {
        Object object = new Object();
        long x = VariableNumbers.of(object, X);
        long y = VariableNumbers.of(object, Y);
        long lock = VariableNumbers.of(object, VariableNumbers.LOCK);
        assertThat(Set.of(x, y, lock)).doesNotContain(0L).hasSize(3);
        assertThat(VariableNumbers.objectOf(x))
                .isEqualTo(VariableNumbers.objectOf(y))
                .isEqualTo(VariableNumbers.objectOf(lock))
                .isEqualTo(VariableNumbers.objectNumber(object));
    }

    /** Objects that die meanwhile leave their numbers to nobody, whatever their hash. */
    @Test
    void noNumberIsGivenTwice() {
        Set<Long> numbers = new HashSet<>();
        for (int i = 0; i < 100_000; i++) {
            assertThat(numbers.add(VariableNumbers.of(new Object(), X))).isTrue();
        }
    }

    @Test
    void aNumberDoesNotKeepTheObjectAlive() throws InterruptedException {
        WeakReference<Object> object = new WeakReference<>(numbered());
        for (int i = 0; i < 500 && object.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(object.get()).isNull();
    }

    private static Object numbered() {
        Object object = new Object();
        VariableNumbers.of(object, X);
        return object;
    }
}
