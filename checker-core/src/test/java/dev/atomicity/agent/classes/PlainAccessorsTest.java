package dev.atomicity.agent.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** For which methods a call is the same as an access of a field. */
class PlainAccessorsTest {
    private static boolean isPlain(String method) {
        return PlainAccessors.contain(Sources.method(
                Sources.typeWith("int count; Object value; static int shared; Source next; " + method), "code"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int code() { return count; }",
                "Object code() { return value; }",
                "void code(int c) { count = c; }",
                "void code(Object v) { this.value = v; }",
                "synchronized int code() { return count; }",
            })
    void gettersAndSettersAre(String method) {
        assertThat(isPlain(method)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "static int code() { return shared; }",
                "int code() { return count + 1; }",
                "int code() { return next.count; }",
                "void code() { count++; }",
                "Source code(int c) { count = c; return this; }",
                "void code(Object v) { if (v != null) { value = v; } }",
            })
    void methodsThatDoMoreAreNot(String method) {
        assertThat(isPlain(method)).isFalse();
    }
}
