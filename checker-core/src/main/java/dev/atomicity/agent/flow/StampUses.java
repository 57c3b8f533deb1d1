package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** Collects the instructions whose value is used for more than a comparison of numbers: passed on, kept or returned. */
final class StampUses extends SourceInterpreter {
    private final Set<AbstractInsnNode> used = new HashSet<>();

    StampUses() {
        super(Opcodes.ASM9);
    }

    Set<AbstractInsnNode> used() {
        return used;
    }

    /** A value that is moved between locals and stack is still the same. */
    @Override
    public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
        return value;
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode instruction, SourceValue value) {
        used.addAll(value.insns);
        return super.unaryOperation(instruction, value);
    }

    @Override
    public SourceValue binaryOperation(AbstractInsnNode instruction, SourceValue first, SourceValue second) {
        if (instruction.getOpcode() != Opcodes.LCMP) {
            used.addAll(first.insns);
            used.addAll(second.insns);
        }
        return super.binaryOperation(instruction, first, second);
    }

    @Override
    public SourceValue ternaryOperation(
            AbstractInsnNode instruction, SourceValue first, SourceValue second, SourceValue third) {
        used.addAll(third.insns);
        return super.ternaryOperation(instruction, first, second, third);
    }

    @Override
    public SourceValue naryOperation(AbstractInsnNode instruction, List<? extends SourceValue> values) {
        for (SourceValue value : values) {
            used.addAll(value.insns);
        }
        return super.naryOperation(instruction, values);
    }
}
