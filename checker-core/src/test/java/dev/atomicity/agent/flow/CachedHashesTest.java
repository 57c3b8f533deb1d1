package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.tree.ClassNode;

/** Which accesses of hashCode are about the number that it keeps. */
class CachedHashesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 | public int hashCode() { int h = hash; if (h == 0) { h = size * 31; hash = h; } return hash; }",
                "0 | public int hashCode() { return size * 31 + hash; }",
                "0 | public int hashCode() { calls++; return size; }",
                "0 | public int hashCode() { if (name == null) { name = new Object(); } return name.hashCode(); }",
                "0 | public int next() { hash = hash + 1; return hash; }",
            })
    void accessesOfWhatIsKept(int expected, String method) {
        ClassNode type = Sources.typeWith("int hash, size; static int calls; Object name; " + method);
        assertThat(type.methods.stream()
                        .mapToInt(each -> CachedHashes.in(type, each).size())
                        .sum())
                .isEqualTo(expected);
    }
}
