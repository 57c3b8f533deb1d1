package dev.atomicity.agent.flow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** Which instruction uses the value of which. */
final class ValueUses extends SourceInterpreter {
    private final Map<AbstractInsnNode, Set<AbstractInsnNode>> users = new HashMap<>();
    private final Map<AbstractInsnNode, Set<AbstractInsnNode>> sources = new HashMap<>();
    private final Map<AbstractInsnNode, Set<AbstractInsnNode>> arrays = new HashMap<>();

    ValueUses() {
        super(Opcodes.ASM9);
    }

    Set<AbstractInsnNode> of(AbstractInsnNode value) {
        return users.getOrDefault(value, Set.of());
    }

    /** The arrays into which a store puts something. */
    Set<AbstractInsnNode> arraysOf(AbstractInsnNode store) {
        return arrays.getOrDefault(store, Set.of());
    }

    AbstractInsnNode onlySourceOf(AbstractInsnNode user) {
        Set<AbstractInsnNode> known = sources.getOrDefault(user, Set.of());
        return known.size() == 1 ? known.iterator().next() : null;
    }

    private void uses(AbstractInsnNode user, SourceValue value) {
        for (AbstractInsnNode source : value.insns) {
            users.computeIfAbsent(source, key -> new HashSet<>()).add(user);
            sources.computeIfAbsent(user, key -> new HashSet<>()).add(source);
        }
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
        uses(insn, value);
        return super.copyOperation(insn, value);
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode insn, SourceValue value) {
        uses(insn, value);
        return super.unaryOperation(insn, value);
    }

    @Override
    public SourceValue binaryOperation(AbstractInsnNode insn, SourceValue one, SourceValue other) {
        uses(insn, one);
        uses(insn, other);
        return super.binaryOperation(insn, one, other);
    }

    @Override
    public SourceValue ternaryOperation(
            AbstractInsnNode insn, SourceValue array, SourceValue index, SourceValue value) {
        uses(insn, array);
        uses(insn, index);
        uses(insn, value);
        arrays.computeIfAbsent(insn, key -> new HashSet<>()).addAll(array.insns);
        return super.ternaryOperation(insn, array, index, value);
    }

    @Override
    public SourceValue naryOperation(AbstractInsnNode insn, List<? extends SourceValue> values) {
        values.forEach(value -> uses(insn, value));
        return super.naryOperation(insn, values);
    }

    @Override
    public void returnOperation(AbstractInsnNode insn, SourceValue value, SourceValue expected) {
        uses(insn, value);
    }
}
