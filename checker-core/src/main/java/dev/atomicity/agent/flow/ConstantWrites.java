package dev.atomicity.agent.flow;

import dev.atomicity.agent.classes.ClassHierarchy;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The constants that a method writes into fields and atomics, as findings show values: numbers, characters, booleans, names of enum
 * constants, null. Strings are left out, because they may be secrets. The current time is not a constant, but is treated as one: see
 * {@link #TIME}.
 */
public final class ConstantWrites {
    /** In place of a value: the current time. */
    private static final String TIME = "the current time";

    private static final Set<String> SETTING =
            Set.of("set", "lazySet", "setPlain", "setOpaque", "setRelease", "getAndSet");

    private final ClassLoader loader;
    private final ClassHierarchy hierarchy;

    /** @param loader that of the class whose methods are looked at */
    public ConstantWrites(ClassLoader loader, ClassHierarchy hierarchy) {
        this.loader = loader;
        this.hierarchy = hierarchy;
    }

    /** What an instruction writes into a field or an atomic; null if it writes nothing, or no constant. */
    public String of(AbstractInsnNode instruction) {
        // Only directly before the write: with a label in between, the value might come from elsewhere.
        AbstractInsnNode pushed = instruction.getPrevious();
        if (instruction instanceof MethodInsnNode call) {
            return setsAtomic(call) ? textOf(pushed, Type.getArgumentTypes(call.desc)[0]) : null;
        }
        boolean isWrite = instruction.getOpcode() == Opcodes.PUTFIELD || instruction.getOpcode() == Opcodes.PUTSTATIC;
        return isWrite ? textOf(pushed, Type.getType(((FieldInsnNode) instruction).desc)) : null;
    }

    private static boolean setsAtomic(MethodInsnNode call) {
        return call.owner.startsWith("java/util/concurrent/atomic/Atomic")
                && SETTING.contains(call.name)
                && Type.getArgumentTypes(call.desc).length == 1;
    }

    private String textOf(AbstractInsnNode pushed, Type type) {
        if (pushed == null) {
            return null;
        }
        if (isTime(pushed)) {
            return TIME;
        }
        if (type.getSort() != Type.OBJECT) {
            return type.getSort() == Type.ARRAY ? nullOnly(pushed) : textOfNumber(pushed, type);
        }
        if (pushed instanceof FieldInsnNode field && field.getOpcode() == Opcodes.GETSTATIC) {
            return isEnumConstant(field) ? field.name : null;
        }
        if (pushed instanceof MethodInsnNode call
                && call.getOpcode() == Opcodes.INVOKESTATIC
                && call.name.equals("valueOf")
                && pushed.getPrevious() != null
                && isBox(call)) {
            return textOfNumber(pushed.getPrevious(), Type.getArgumentTypes(call.desc)[0]);
        }
        return nullOnly(pushed);
    }

    private static boolean isTime(AbstractInsnNode pushed) {
        return pushed instanceof MethodInsnNode call
                && call.owner.equals("java/lang/System")
                && (call.name.equals("currentTimeMillis") || call.name.equals("nanoTime"));
    }

    private static String nullOnly(AbstractInsnNode pushed) {
        return pushed.getOpcode() == Opcodes.ACONST_NULL ? "null" : null;
    }

    private boolean isEnumConstant(FieldInsnNode field) {
        ClassHierarchy.Field declared = hierarchy.resolveField(loader, field.owner, field.name, field.desc);
        return declared != null && (declared.access() & Opcodes.ACC_ENUM) != 0;
    }

    private static boolean isBox(MethodInsnNode call) {
        return Boxes.isBox(call.owner) && Type.getArgumentTypes(call.desc)[0].getSort() < Type.ARRAY;
    }

    private static String textOfNumber(AbstractInsnNode pushed, Type type) {
        Object number = numberOf(pushed);
        if (number == null) {
            return null;
        }
        if (!(number instanceof Integer small)) {
            return number.toString();
        }
        return switch (type.getSort()) {
            case Type.BOOLEAN -> String.valueOf(small != 0);
            case Type.CHAR -> String.valueOf((char) (int) small);
            case Type.INT, Type.SHORT, Type.BYTE -> small.toString();
            default -> null;
        };
    }

    private static Object numberOf(AbstractInsnNode pushed) {
        int opcode = pushed.getOpcode();
        if (pushed instanceof IntInsnNode small && opcode != Opcodes.NEWARRAY) {
            return small.operand;
        }
        if (pushed instanceof LdcInsnNode constant && constant.cst instanceof Number) {
            return constant.cst;
        }
        if (!(pushed instanceof InsnNode)) {
            return null;
        }
        return switch (opcode) {
            case Opcodes.ICONST_M1,
                    Opcodes.ICONST_0,
                    Opcodes.ICONST_1,
                    Opcodes.ICONST_2,
                    Opcodes.ICONST_3,
                    Opcodes.ICONST_4,
                    Opcodes.ICONST_5 -> opcode - Opcodes.ICONST_0;
            case Opcodes.LCONST_0, Opcodes.LCONST_1 -> (long) (opcode - Opcodes.LCONST_0);
            case Opcodes.FCONST_0, Opcodes.FCONST_1, Opcodes.FCONST_2 -> (float) (opcode - Opcodes.FCONST_0);
            case Opcodes.DCONST_0, Opcodes.DCONST_1 -> (double) (opcode - Opcodes.DCONST_0);
            default -> null;
        };
    }
}
