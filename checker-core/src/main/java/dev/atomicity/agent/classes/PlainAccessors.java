package dev.atomicity.agent.classes;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Methods that do nothing but read a field of their object and return it, or write it: to call one is the same as to access the
 * field.
 */
final class PlainAccessors {
    private PlainAccessors() {}

    static boolean contain(MethodNode method) {
        boolean mayBe = (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNCHRONIZED)) == 0
                && method.tryCatchBlocks.isEmpty()
                && method.instructions.size() < 16;
        if (!mayBe) {
            return false;
        }
        List<Integer> code = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() >= 0) {
                code.add(instruction.getOpcode());
            }
        }
        return isGetter(code) || isSetter(code);
    }

    private static boolean isGetter(List<Integer> code) {
        return code.size() == 3
                && code.get(0) == Opcodes.ALOAD
                && code.get(1) == Opcodes.GETFIELD
                && code.get(2) >= Opcodes.IRETURN
                && code.get(2) < Opcodes.RETURN;
    }

    private static boolean isSetter(List<Integer> code) {
        return code.size() == 4
                && code.get(0) == Opcodes.ALOAD
                && code.get(1) >= Opcodes.ILOAD
                && code.get(1) <= Opcodes.ALOAD
                && code.get(2) == Opcodes.PUTFIELD
                && code.get(3) == Opcodes.RETURN;
    }
}
