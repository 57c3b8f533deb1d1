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
    private static final Origin ONE_WORD_FROM_ELSEWHERE = new Origin(1, Set.of(), true);
    private static final Origin TWO_WORDS_FROM_ELSEWHERE = new Origin(2, Set.of(), true);

    static Origin elsewhere(int size) {
        return size == 1 ? ONE_WORD_FROM_ELSEWHERE : TWO_WORDS_FROM_ELSEWHERE;
    }

    static Origin madeBy(AbstractInsnNode maker) {
        return new Origin(1, Set.of(maker), false);
    }

    @Override
    public int getSize() {
        return size;
    }

    /** Called for each variable where two paths join. The default method of a record is many times slower until it is compiled. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Origin same
                        && same.size == size
                        && same.elsewhere == elsewhere
                        && same.makers.equals(makers));
    }

    @Override
    public int hashCode() {
        return makers.hashCode();
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
        // A value that has different sizes on the two paths cannot be used.
        return new Origin(Math.min(size, other.size), both, elsewhere || other.elsewhere);
    }
}
