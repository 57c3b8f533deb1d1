package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds the array stores that JaCoCo has put into a method: all threads mark the same elements, with the same value. They are not part of
 * the program, and would make every region depend on every other.
 *
 * <p>The store of a probe is {@code ALOAD probes, index, ICONST_1, BASTORE}.
 */
public final class CoverageProbes {
    private static final String SOURCE = "$jacocoInit";

    private final Set<AbstractInsnNode> stores = new HashSet<>();

    /** The local variables with the array of the probes. */
    private final Set<Integer> locals = new HashSet<>();

    /** Whether the last instruction has pushed that array. */
    private boolean isSource;

    /** How much of a store has been seen: array, index, value. */
    private int seen;

    private CoverageProbes() {}

    public static Set<AbstractInsnNode> storesIn(MethodNode method) {
        CoverageProbes probes = new CoverageProbes();
        for (AbstractInsnNode instruction : method.instructions) {
            probes.look(instruction);
        }
        return probes.stores;
    }

    private void look(AbstractInsnNode instruction) {
        if (instruction instanceof MethodInsnNode call) {
            named(call.name);
        } else if (instruction instanceof LdcInsnNode constant && constant.cst instanceof ConstantDynamic computed) {
            named(computed.getName());
        } else if (instruction instanceof LdcInsnNode || instruction instanceof IntInsnNode) {
            push();
        } else if (instruction instanceof VarInsnNode access) {
            variable(access.getOpcode(), access.var);
        } else if (instruction instanceof TypeInsnNode) {
            isSource &=
                    instruction.getOpcode() == Opcodes.CHECKCAST; // a cast of what was just computed changes nothing
            seen = 0;
        } else if (instruction instanceof InsnNode) {
            plain(instruction);
        }
    }

    private void named(String name) {
        isSource = name.equals(SOURCE);
        seen = 0;
    }

    private void variable(int opcode, int local) {
        if (opcode == Opcodes.ASTORE && isSource) {
            locals.add(local);
        }
        isSource = false;
        seen = opcode == Opcodes.ALOAD && locals.contains(local) ? 1 : 0;
    }

    private void push() {
        isSource = false;
        seen = seen == 1 ? 2 : 0;
    }

    private void plain(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        isSource = false;
        if (seen == 3 && opcode == Opcodes.BASTORE) {
            stores.add(instruction);
            seen = 0;
            return;
        }
        boolean isConstant = opcode >= Opcodes.ICONST_0 && opcode <= Opcodes.ICONST_5;
        seen = seen == 1 && isConstant ? 2 : seen == 2 && opcode == Opcodes.ICONST_1 ? 3 : 0;
    }
}
