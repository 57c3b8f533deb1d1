package dev.atomicity.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.Sources;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which calls are in loops, and in how many. */
class ControlFlowTest {
    private static MethodNode method(String code) {
        return Sources.method(
                Sources.typeWith("static void a() {} static void b() {} static void c() {} static void code(int n) { "
                        + code + " }"),
                "code");
    }

    private static int callOf(String name, MethodNode method) {
        return IntStream.range(0, method.instructions.size())
                .filter(i -> method.instructions.get(i) instanceof MethodInsnNode call && call.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void callsInALoopAreLooped() {
        MethodNode method = method("a(); while (n > 0) { b(); n--; } c();");
        BitSet looped = new ControlFlow(method, false).looped();
        assertThat(looped.get(callOf("a", method))).isFalse();
        assertThat(looped.get(callOf("b", method))).isTrue();
        assertThat(looped.get(callOf("c", method))).isFalse();
    }

    @Test
    void loopsAreNested() {
        MethodNode method = method("for (int i = 0; i < n; i++) { a(); for (int j = 0; j < i; j++) { b(); } } c();");
        ControlFlow flow = new ControlFlow(method, false);
        assertThat(flow.loopsAround(callOf("a", method))).hasSize(1);
        List<BitSet> loops = flow.loopsAround(callOf("b", method));
        assertThat(loops).hasSize(2);
        assertThat(loops.get(1).cardinality()).isLessThan(loops.get(0).cardinality());
        assertThat(flow.loopsAround(callOf("c", method))).isEmpty();
    }

    @Test
    void aLoopThroughAHandlerIsOneOnlyIfExceptionsCount() {
        MethodNode method = method("while (true) { try { a(); return; } catch (RuntimeException e) { b(); } }");
        assertThat(new ControlFlow(method, true).looped().get(callOf("a", method)))
                .isTrue();
        assertThat(new ControlFlow(method, false).looped().get(callOf("a", method)))
                .isFalse();
    }

    @Test
    void aSwitchLeadsToEachOfItsCases() {
        MethodNode method = method("switch (n) { case 1: a(); break; case 2: b(); break; default: c(); }");
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getType() == AbstractInsnNode.TABLESWITCH_INSN
                    || instruction.getType() == AbstractInsnNode.LOOKUPSWITCH_INSN) {
                assertThat(ControlFlow.targetsOf(instruction)).hasSize(3);
                assertThat(ControlFlow.fallsThrough(instruction)).isFalse();
            }
        }
    }
}
