package dev.atomicity.agent.flow;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Where the array of an element access comes from: accesses with the same source mostly have the same array. This is a guess, made from the
 * instructions directly before the access. Callers must not depend on it.
 */
public final class ArraySources {
    /** How far back the source of an array is searched for. */
    private static final int MAX_STEPS = 64;

    /** How many slots of the stack a simple instruction takes, and how many it leaves. */
    private record Effect(int pops, int pushes) {}

    private ArraySources() {}

    /**
     * A local variable or a field; the access itself if the array comes from elsewhere.
     *
     * @param access an access of an element
     */
    public static Object of(AbstractInsnNode access) {
        int opcode = access.getOpcode();
        int slot = -2; // counted from the top of the stack before the access, which is 0
        if (ArrayElements.isStore(opcode)) {
            slot -= opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE ? 2 : 1;
        }
        int top = 0;
        AbstractInsnNode at = access.getPrevious();
        for (int steps = 0; at != null && steps < MAX_STEPS; steps++, at = at.getPrevious()) {
            if (at.getType() == AbstractInsnNode.LABEL || at.getType() == AbstractInsnNode.LINE) {
                continue;
            }
            Effect effect = effectOf(at);
            if (effect == null) {
                return access;
            }
            int before = top - effect.pushes + effect.pops;
            if (slot >= before - effect.pops && at.getOpcode() == Opcodes.DUP2) {
                slot -= slot >= before ? 2 : 0; // the copy is above the original
            } else if (slot >= before - effect.pops) {
                return sourceIn(at, access);
            }
            top = before;
        }
        return access;
    }

    private static Object sourceIn(AbstractInsnNode producer, AbstractInsnNode access) {
        if (producer instanceof VarInsnNode variable) {
            return variable.var;
        }
        return producer instanceof FieldInsnNode field ? field.owner + "." + field.name : access;
    }

    /** Null for an instruction that is not simple. */
    private static Effect effectOf(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode field) {
            int size = Type.getType(field.desc).getSize();
            return switch (opcode) {
                case Opcodes.GETFIELD -> new Effect(1, size);
                case Opcodes.GETSTATIC -> new Effect(0, size);
                default -> null;
            };
        }
        if (instruction instanceof MethodInsnNode call) {
            int sizes = Type.getArgumentsAndReturnSizes(call.desc); // with the receiver
            return new Effect((sizes >> 2) - (opcode == Opcodes.INVOKESTATIC ? 1 : 0), sizes & 3);
        }
        if (opcode >= Opcodes.IADD && opcode <= Opcodes.DREM) {
            int size = sizeOfKind(opcode - Opcodes.IADD);
            return new Effect(2 * size, size);
        }
        if (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG) {
            int size = sizeOfKind(opcode - Opcodes.INEG);
            return new Effect(size, size);
        }
        if (ArrayElements.isLoad(opcode)) {
            return new Effect(2, opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD ? 2 : 1);
        }
        return switch (opcode) {
            case Opcodes.ILOAD,
                    Opcodes.FLOAD,
                    Opcodes.ALOAD,
                    Opcodes.ICONST_M1,
                    Opcodes.ICONST_0,
                    Opcodes.ICONST_1,
                    Opcodes.ICONST_2,
                    Opcodes.ICONST_3,
                    Opcodes.ICONST_4,
                    Opcodes.ICONST_5,
                    Opcodes.BIPUSH,
                    Opcodes.SIPUSH -> new Effect(0, 1);
            case Opcodes.LLOAD, Opcodes.DLOAD, Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 ->
                new Effect(0, 2);
            case Opcodes.IINC -> new Effect(0, 0);
            case Opcodes.ARRAYLENGTH, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S, Opcodes.I2F, Opcodes.F2I ->
                new Effect(1, 1);
            case Opcodes.I2L, Opcodes.I2D -> new Effect(1, 2);
            case Opcodes.L2I, Opcodes.D2I -> new Effect(2, 1);
            case Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR, Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR -> new Effect(2, 1);
            case Opcodes.DUP2 -> new Effect(2, 4);
            default -> null;
        };
    }

    /** Int, long, float and double follow each other. */
    private static int sizeOfKind(int kind) {
        return kind % 2 == 0 ? 1 : 2;
    }
}
