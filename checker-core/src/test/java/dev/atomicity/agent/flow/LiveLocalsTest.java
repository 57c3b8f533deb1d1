package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which local variables may still be used after the call of {@code here()}. The parameters have the numbers 0 and 1. */
class LiveLocalsTest {
    private static BitSet liveAfterHere(String code) {
        MethodNode method = Sources.method(
                Sources.typeWith("static void here() {} static int code(int a, int b) { " + code + " }"), "code");
        AbstractInsnNode call = method.instructions.getFirst();
        while (!(call instanceof MethodInsnNode)) {
            call = call.getNext();
        }
        return new LiveLocals(method).at(method.instructions.indexOf(call) + 1);
    }

    private static BitSet locals(int... numbers) {
        BitSet locals = new BitSet();
        for (int number : numbers) {
            locals.set(number);
        }
        return locals;
    }

    @Test
    void oneThatIsUsedLater() {
        assertThat(liveAfterHere("here(); return b;")).isEqualTo(locals(1));
    }

    @Test
    void notOneThatIsAssignedFirst() {
        assertThat(liveAfterHere("here(); a = 1; return a;")).isEqualTo(locals());
    }

    @Test
    void oneThatIsUsedOnOnlyOneBranch() {
        assertThat(liveAfterHere("here(); if (a > 0) { return b; } b = 2; return b;"))
                .isEqualTo(locals(0, 1));
    }

    @Test
    void oneThatTheNextIterationUses() {
        assertThat(liveAfterHere("while (true) { here(); if (a > b) { return 0; } a++; }"))
                .isEqualTo(locals(0, 1));
    }

    @Test
    void oneThatOnlyAHandlerUses() {
        assertThat(liveAfterHere("try { here(); here(); return 0; } catch (RuntimeException e) { return b; }"))
                .isEqualTo(locals(1));
    }
}
