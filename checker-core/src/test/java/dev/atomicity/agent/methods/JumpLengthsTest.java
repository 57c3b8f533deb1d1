package dev.atomicity.agent.methods;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

class JumpLengthsTest {
    private static MethodNode methodOf(int bytes) {
        MethodNode method = new MethodNode();
        for (int i = 0; i < bytes; i++) {
            method.visitInsn(Opcodes.NOP);
        }
        return method;
    }

    @Test
    void aJumpReachesOverHalfOfTheLargestMethod() {
        assertThat(JumpLengths.mayBeExceededIn(methodOf(Short.MAX_VALUE))).isFalse();
        assertThat(JumpLengths.mayBeExceededIn(methodOf(Short.MAX_VALUE + 1))).isTrue();
    }
}
