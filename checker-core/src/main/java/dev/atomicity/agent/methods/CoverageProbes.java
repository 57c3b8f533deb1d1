package dev.atomicity.agent.methods;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/**
 * Knows the array stores that JaCoCo has put into a method: all threads mark the same elements, with the same value.
 * They are not the program's own, and would tie every region to every other.
 *
 * <p>Fed with the instructions in order; a store of a probe is {@code ALOAD probes, index, ICONST_1, BASTORE}.
 */
final class CoverageProbes {
    private static final String SOURCE = "$jacocoInit";

    private final Set<Integer> locals = new HashSet<>();
    private boolean isSource;

    /** How much of a store has been seen: array, index, value. */
    private int seen;

    /** A call, or a constant that is computed, of that name. */
    void named(String name) {
        isSource = name.equals(SOURCE);
        seen = 0;
    }

    void variable(int opcode, int local) {
        if (opcode == Opcodes.ASTORE && isSource) {
            locals.add(local);
        }
        isSource = false;
        seen = opcode == Opcodes.ALOAD && locals.contains(local) ? 1 : 0;
    }

    void push() {
        isSource = false;
        seen = seen == 1 ? 2 : 0;
    }

    /** An instruction without operands; true if it is the store of a probe. */
    boolean isStore(int opcode) {
        isSource = false;
        if (seen == 3 && opcode == Opcodes.BASTORE) {
            seen = 0;
            return true;
        }
        boolean isConstant = opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5;
        seen = seen == 1 && isConstant ? 2 : seen == 2 && opcode == Opcodes.ICONST_1 ? 3 : 0;
        return false;
    }

    /** Any other instruction; a cast of what was just computed changes nothing. */
    void other(int opcode) {
        isSource &= opcode == Opcodes.CHECKCAST;
        seen = 0;
    }
}
