package dev.atomicity.agent.classes;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Methods that do nothing but read a field of their object and return it, or write it, or get or set the atomic in a field: calling one is
 * the same as accessing the field. They may be synchronized, because that does not protect a caller that calls several of them.
 */
final class PlainAccessors {
    private static final String ATOMICS = "java/util/concurrent/atomic/Atomic";

    private PlainAccessors() {}

    static boolean contain(MethodNode method) {
        boolean mayBe = (method.access & Opcodes.ACC_STATIC) == 0
                && method.tryCatchBlocks.isEmpty()
                && method.instructions.size() < 20;
        if (!mayBe) {
            return false;
        }
        List<AbstractInsnNode> code = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() >= 0 && instruction.getOpcode() != Opcodes.CHECKCAST) {
                code.add(instruction);
            }
        }
        return isGetter(code) || isSetter(code) || isGetterOfAtomic(code) || isSetterOfAtomic(code);
    }

    private static boolean isGetter(List<AbstractInsnNode> code) {
        return code.size() == 3
                && is(code, 0, Opcodes.ALOAD)
                && is(code, 1, Opcodes.GETFIELD)
                && isBetween(code, 2, Opcodes.IRETURN, Opcodes.ARETURN);
    }

    private static boolean isSetter(List<AbstractInsnNode> code) {
        return code.size() == 4
                && is(code, 0, Opcodes.ALOAD)
                && isBetween(code, 1, Opcodes.ILOAD, Opcodes.ALOAD)
                && is(code, 2, Opcodes.PUTFIELD)
                && is(code, 3, Opcodes.RETURN);
    }

    private static boolean isGetterOfAtomic(List<AbstractInsnNode> code) {
        return code.size() == 4
                && is(code, 0, Opcodes.ALOAD)
                && is(code, 1, Opcodes.GETFIELD)
                && isOfAtomic(code.get(2), "get")
                && isBetween(code, 3, Opcodes.IRETURN, Opcodes.ARETURN);
    }

    private static boolean isSetterOfAtomic(List<AbstractInsnNode> code) {
        return code.size() == 5
                && is(code, 0, Opcodes.ALOAD)
                && is(code, 1, Opcodes.GETFIELD)
                && isBetween(code, 2, Opcodes.ILOAD, Opcodes.ALOAD)
                && isOfAtomic(code.get(3), "set")
                && is(code, 4, Opcodes.RETURN);
    }

    private static boolean isOfAtomic(AbstractInsnNode instruction, String name) {
        return instruction instanceof MethodInsnNode call && call.owner.startsWith(ATOMICS) && call.name.equals(name);
    }

    private static boolean is(List<AbstractInsnNode> code, int index, int opcode) {
        return code.get(index).getOpcode() == opcode;
    }

    private static boolean isBetween(List<AbstractInsnNode> code, int index, int first, int last) {
        int opcode = code.get(index).getOpcode();
        return opcode >= first && opcode <= last;
    }
}
