package dev.atomicity.agent.classes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoaderTableTest {
    private final LoaderTable<List<String>> table = new LoaderTable<>(ArrayList::new);

    /** A class loader that must not be asked who it is. */
    private static final class Reserved extends ClassLoader {
        @Override
        public int hashCode() {
            throw new AssertionError("code of the program was run");
        }

        @Override
        public boolean equals(Object other) {
            throw new AssertionError("code of the program was run");
        }
    }

    @Test
    void eachLoaderHasAValueOfItsOwn() {
        ClassLoader one = new Reserved();
        ClassLoader other = new Reserved();
        table.of(one).add("one");
        table.of(other).add("other");
        table.of(null).add("boot");

        assertThat(table.of(one)).containsExactly("one");
        assertThat(table.of(other)).containsExactly("other");
        assertThat(table.of(null)).containsExactly("boot");
    }

    @Test
    void aLoaderThatIsGoneIsForgotten() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            table.of(new Reserved()).add("gone");
        }
        ClassLoader kept = new Reserved();
        for (int i = 0; i < 600 && table.size() > 1; i++) {
            System.gc();
            Thread.sleep(100);
            table.of(kept);
        }
        assertThat(table.size()).isEqualTo(1);
    }
}
