package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value of a method may come from.
 *
 * @param makers the followed instructions that may have created the object
 * @param elsewhere whether it may come from anywhere else
 */
record Origin(int size, Set<AbstractInsnNode> makers, boolean elsewhere) implements Value {
    static Origin elsewhere(int size) {
        return new Origin(size, Set.of(), true);
    }

    static Origin madeBy(AbstractInsnNode maker) {
        return new Origin(1, Set.of(maker), false);
    }

    @Override
    public int getSize() {
        return size;
    }

    /**
     * Whether it is certainly an object that one of the followed instructions created, and the predicate holds for none of them.
     */
    boolean isOneOf(Predicate<AbstractInsnNode> excluded) {
        return !elsewhere && !makers.isEmpty() && makers.stream().noneMatch(excluded);
    }

    Origin or(Origin other) {
        if (equals(other)) {
            return this;
        }
        Set<AbstractInsnNode> both = new HashSet<>(makers);
        both.addAll(other.makers);
        // What is too short for one of them is nothing that can be used.
        return new Origin(Math.min(size, other.size), both, elsewhere || other.elsewhere);
    }
}
