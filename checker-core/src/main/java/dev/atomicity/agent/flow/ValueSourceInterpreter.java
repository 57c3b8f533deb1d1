package dev.atomicity.agent.flow;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows values from their sources through locals, stack and arithmetic. */
final class ValueSourceInterpreter extends Interpreter<ValueSource> {
    /** An iteration over a collection ends by itself. */
    private static final Set<String> WALKS = Set.of(
            "java/util/Iterator.hasNext",
            "java/util/ListIterator.hasNext",
            "java/util/ListIterator.hasPrevious",
            "java/util/Enumeration.hasMoreElements");

    /** Classes whose methods compute their results from their arguments alone. */
    private static final Set<String> PURE =
            Set.of("java/lang/Math", "java/lang/Boolean", "java/lang/Integer", "java/lang/Long", "java/lang/Double");

    private final InsnList instructions;
    private final BitSet looped;

    ValueSourceInterpreter(InsnList instructions, BitSet looped) {
        super(Opcodes.ASM9);
        this.instructions = instructions;
        this.looped = looped;
    }

    @Override
    public ValueSource newValue(Type type) {
        return type == Type.VOID_TYPE ? null : ValueSource.plain(type == null ? 1 : type.getSize());
    }

    @Override
    public ValueSource newOperation(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (opcode == Opcodes.GETSTATIC) {
            return read(instruction, sizeOfField(instruction));
        }
        boolean isWide = opcode == Opcodes.LCONST_0
                || opcode == Opcodes.LCONST_1
                || opcode == Opcodes.DCONST_0
                || opcode == Opcodes.DCONST_1
                || (instruction instanceof LdcInsnNode constant
                        && (constant.cst instanceof Long || constant.cst instanceof Double));
        return ValueSource.plain(isWide ? 2 : 1);
    }

    private static int sizeOfField(AbstractInsnNode instruction) {
        return Type.getType(((FieldInsnNode) instruction).desc).getSize();
    }

    /** A value that a loop computes from its own earlier values is counted. */
    @Override
    public ValueSource copyOperation(AbstractInsnNode instruction, ValueSource value) {
        int opcode = instruction.getOpcode();
        boolean isStore = opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE;
        return isStore && value.isComputed() && !value.isForeign() && isLooped(instruction) ? value.counted() : value;
    }

    private ValueSource read(AbstractInsnNode instruction, int size) {
        return new ValueSource(size, true, isLooped(instruction), false, false);
    }

    private boolean isLooped(AbstractInsnNode instruction) {
        return looped.get(instructions.indexOf(instruction));
    }

    @Override
    public ValueSource unaryOperation(AbstractInsnNode instruction, ValueSource value) {
        return switch (instruction.getOpcode()) {
            case Opcodes.IINC -> isLooped(instruction) ? value.counted() : value;
            case Opcodes.GETFIELD -> read(instruction, sizeOfField(instruction));
            case Opcodes.I2L, Opcodes.I2D, Opcodes.L2D, Opcodes.F2L, Opcodes.F2D, Opcodes.D2L -> value.with(value, 2);
            case Opcodes.LNEG, Opcodes.DNEG -> value;
            default -> value.with(value, 1);
        };
    }

    @Override
    public ValueSource binaryOperation(AbstractInsnNode instruction, ValueSource left, ValueSource right) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            boolean isWide = opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD;
            return read(instruction, isWide ? 2 : 1);
        }
        boolean isComparison = opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG;
        return isComparison
                ? left.with(right, 1)
                : left.with(right, left.size()).computed();
    }

    @Override
    public ValueSource ternaryOperation(
            AbstractInsnNode instruction, ValueSource first, ValueSource second, ValueSource third) {
        return null;
    }

    @Override
    public ValueSource naryOperation(AbstractInsnNode instruction, List<? extends ValueSource> values) {
        if (!(instruction instanceof MethodInsnNode call)) {
            String descriptor = instruction instanceof InvokeDynamicInsnNode dynamic
                    ? Type.getReturnType(dynamic.desc).getDescriptor()
                    : "I";
            return newValue(Type.getType(descriptor));
        }
        ValueSource plain = newValue(Type.getReturnType(call.desc));
        if (plain == null) {
            return null;
        }
        if (Decisions.isClock(call) || WALKS.contains(call.owner + "." + call.name)) {
            return plain.counted();
        }
        if (call.owner.equals("java/lang/Thread") && call.name.equals("currentThread")) {
            return plain;
        }
        if (PURE.contains(call.owner)) {
            ValueSource all = plain;
            for (ValueSource value : values) {
                all = all.with(value, plain.size());
            }
            return all.computed();
        }
        return read(instruction, plain.size());
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, ValueSource value, ValueSource expected) {}

    @Override
    public ValueSource merge(ValueSource left, ValueSource right) {
        if (left.equals(right)) {
            return left;
        }
        return new ValueSource(
                Math.min(left.size(), right.size()),
                left.isForeign() || right.isForeign(),
                left.isReadInLoop() || right.isReadInLoop(),
                left.isCounted() || right.isCounted(),
                left.isComputed() && right.isComputed());
    }
}
