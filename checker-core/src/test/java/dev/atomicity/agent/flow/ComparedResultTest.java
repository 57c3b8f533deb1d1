package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import dev.atomicity.agent.flow.ComparedResult.Term;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which numbers that a call returns are only compared, and with what. */
class ComparedResultTest {
    @Test
    void withAConstant() {
        assertThat(compared("if (read() == 7) { act(); }")).isEqualTo(new ComparedResult(Term.CONSTANT, 7, true, 0));
        assertThat(compared("if (read() != 0) { act(); }")).isEqualTo(new ComparedResult(Term.CONSTANT, 0, true, 0));
        assertThat(compared("if (read() < 1000) { act(); }"))
                .isEqualTo(new ComparedResult(Term.CONSTANT, 1000, false, 0));
        assertThat(compared("if (read() >= -1) { act(); }")).isEqualTo(new ComparedResult(Term.CONSTANT, -1, false, 0));
        assertThat(compared("if (read() > 100000) { act(); }"))
                .isEqualTo(new ComparedResult(Term.CONSTANT, 100_000, false, 1));
        assertThat(compared("if (read() <= 0) { act(); }")).isEqualTo(new ComparedResult(Term.CONSTANT, 0, false, 1));
    }

    @Test
    void withAnotherNumber() {
        assertThat(compared("if (n == read()) { act(); }")).isEqualTo(new ComparedResult(Term.BELOW, 0, true, 0));
        assertThat(compared("if (n < read()) { act(); }")).isEqualTo(new ComparedResult(Term.BELOW, 0, false, 1));
        assertThat(compared("if (n >= read()) { act(); }")).isEqualTo(new ComparedResult(Term.BELOW, 0, false, 1));
        assertThat(compared("if (n > read()) { act(); }")).isEqualTo(new ComparedResult(Term.BELOW, 0, false, 0));
        assertThat(compared("if (n <= read()) { act(); }")).isEqualTo(new ComparedResult(Term.BELOW, 0, false, 0));
    }

    @Test
    void inAnEquation() {
        assertThat(compared("if (n - read() == 2) { act(); }"))
                .isEqualTo(new ComparedResult(Term.BELOW_MINUS_CONSTANT, 2, true, 0));
        assertThat(compared("if (n + read() != 0) { act(); }"))
                .isEqualTo(new ComparedResult(Term.CONSTANT_MINUS_BELOW, 0, true, 0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int seen = read(); if (seen == 2) { n = seen; }",
                "n = read();",
                "if (n - read() < 2) { act(); }",
                "if ((read() & 1) == 0) { act(); }",
                "switch (read()) { case 1: act(); }",
                "read();",
            })
    void whatIsMoreThanAComparison(String code) {
        assertThat(compared(code)).isNull();
    }

    private static ComparedResult compared(String code) {
        MethodNode method = Sources.method(
                Sources.typeWith("int n; int read() { return n; } void act() {} void code() { " + code + " }"), "code");
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && call.name.equals("read")) {
                return ComparedResult.of(call);
            }
        }
        throw new AssertionError("no call");
    }
}
