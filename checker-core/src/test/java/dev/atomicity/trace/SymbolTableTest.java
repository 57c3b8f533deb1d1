package dev.atomicity.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SymbolTableTest {
    private final SymbolTable table = new SymbolTable();

    @Test
    void namesAreNumberedInOrderOfAppearance() {
        assertThat(idOf("b")).isZero();
        assertThat(idOf("a")).isEqualTo(1);
        assertThat(idOf("b")).isZero();
        assertThat(idOf("c")).isEqualTo(2);
        assertThat(table.size()).isEqualTo(3);
    }

    @Test
    void namesComeBack() {
        idOf("Account@1.balance");
        idOf("");
        idOf("Überweisung→");
        assertThat(table.name(0)).isEqualTo("Account@1.balance");
        assertThat(table.name(1)).isEmpty();
        assertThat(table.name(2)).isEqualTo("Überweisung→");
    }

    @Test
    void onlyTheGivenBytesAreTheName() {
        byte[] line = "T1|r(x)|T1".getBytes(StandardCharsets.UTF_8);
        assertThat(table.idOf(line, 0, 2, 7)).isEqualTo(table.idOf(line, 8, 10, 7));
        assertThat(table.name(0)).isEqualTo("T1");
    }

    @Test
    void equalHashesDoNotMakeEqualNames() {
        for (int i = 0; i < 1000; i++) {
            byte[] name = ("name" + i).getBytes(StandardCharsets.UTF_8);
            assertThat(table.idOf(name, 0, name.length, 42)).isEqualTo(i);
        }
        byte[] again = "name500".getBytes(StandardCharsets.UTF_8);
        assertThat(table.idOf(again, 0, again.length, 42)).isEqualTo(500);
    }

    /** A name that begins another one, or ends it, is another name. */
    @Test
    void partsOfNamesAreOtherNames() {
        assertThat(List.of(idOf("ab"), idOf("a"), idOf("b"), idOf("abc"), idOf("ab")))
                .containsExactly(0, 1, 2, 3, 0);
    }

    @Test
    void manyNamesSurviveGrowth() {
        List<String> names = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 50_000; i++) {
            names.add("variable" + "x".repeat(random.nextInt(40)) + i);
            assertThat(idOf(names.get(i))).isEqualTo(i);
        }
        for (int i = 0; i < names.size(); i++) {
            assertThat(idOf(names.get(i))).isEqualTo(i);
            assertThat(table.name(i)).isEqualTo(names.get(i));
        }
    }

    private int idOf(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        return table.idOf(bytes, 0, bytes.length, name.hashCode() * 0x9E3779B97F4A7C15L);
    }
}
