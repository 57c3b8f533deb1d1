package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.OnceDecidedWaits;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Writes the hooks around a wait that is decided once: after it, the tests before it are repeated, only for the hooks. These tests are not
 * recorded.
 */
final class OnceDecidedWaitWriter {
    private static final String HOOKS = "dev/atomicity/hooks/WaitHooks";
    private static final String OBJECT = "Ljava/lang/Object;";

    private final Map<MethodInsnNode, List<OnceDecidedWaits.Test>> waits;
    private final HookWriter hooks;
    private final MethodVisitor code;

    OnceDecidedWaitWriter(
            Map<MethodInsnNode, List<OnceDecidedWaits.Test>> waits, HookWriter hooks, MethodVisitor code) {
        this.waits = waits;
        this.hooks = hooks;
        this.code = code;
    }

    void writeBefore(MethodInsnNode call) {
        if (waits.containsKey(call)) {
            hooks.call(HOOKS, "decidedOnce");
        }
    }

    /** The stack is empty but for what was there before the wait. */
    void writeAfter(MethodInsnNode call) {
        for (OnceDecidedWaits.Test test : waits.getOrDefault(call, List.of())) {
            for (AbstractInsnNode value : test.values()) {
                value.accept(code);
            }
            code.visitLdcInsn(test.jump().getOpcode());
            hooks.loadThread();
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    HOOKS,
                    "tested",
                    "(" + operands(test.jump().getOpcode()) + "I" + HookWriter.T + ")V",
                    false);
        }
        if (waits.containsKey(call)) {
            hooks.call(HOOKS, "waited");
        }
    }

    private static String operands(int opcode) {
        return switch (opcode) {
            case Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE -> OBJECT + OBJECT;
            case Opcodes.IFNULL, Opcodes.IFNONNULL -> OBJECT;
            case Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE -> "I";
            default -> "II";
        };
    }
}
