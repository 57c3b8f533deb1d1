package dev.atomicity.agent.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A look at a field, or at a key of a collection, whose value is compared with a constant.
 *
 * @param read the instruction that reads
 * @param variable what is read, the same text for the same variable
 * @param locals the local variables by which it is found
 * @param kept the local variable in which the value is kept, {@link #NONE} if in none
 * @param expected pushes what it is compared with; null for null, 0 or false
 * @param ifEqual where the method continues if the value is equal
 * @param ifOther where it continues otherwise
 */
record ComparedRead(
        AbstractInsnNode read,
        String variable,
        Set<Integer> locals,
        int kept,
        AbstractInsnNode expected,
        AbstractInsnNode ifEqual,
        AbstractInsnNode ifOther) {
    static final int NONE = -1;

    private static final Set<String> LOOKING = Set.of("get", "containsKey", "contains");

    /** The look that begins with the instruction, or null. */
    static ComparedRead at(AbstractInsnNode read) {
        if (read == null || !isRead(read)) {
            return null;
        }
        List<AbstractInsnNode> operands = operandsOf(read);
        if (operands == null) {
            return null;
        }
        AbstractInsnNode next = Instructions.next(read);
        if (next != null && next.getOpcode() == Opcodes.CHECKCAST) {
            next = Instructions.next(next);
        }
        int kept = NONE;
        if (isStore(next)) { // kept, and loaded again
            kept = ((VarInsnNode) next).var;
            next = Instructions.next(next);
            if (!isLoad(next) || ((VarInsnNode) next).var != kept) {
                return null;
            }
            next = Instructions.next(next);
        } else if (next != null && next.getOpcode() == Opcodes.DUP && isStore(Instructions.next(next))) {
            kept = ((VarInsnNode) Instructions.next(next)).var;
            next = Instructions.next(Instructions.next(next));
        }
        AbstractInsnNode expected = next != null && isConstant(next) ? next : null;
        AbstractInsnNode test = expected == null ? next : Instructions.next(next);
        return test == null ? null : compared(read, operands, kept, expected, test);
    }

    private static ComparedRead compared(
            AbstractInsnNode read,
            List<AbstractInsnNode> operands,
            int kept,
            AbstractInsnNode expected,
            AbstractInsnNode test) {
        int opcode = test.getOpcode();
        boolean jumpsIfEqual = expected == null
                ? opcode == Opcodes.IFNULL || opcode == Opcodes.IFEQ
                : opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ICMPEQ;
        boolean jumpsIfOther = expected == null
                ? opcode == Opcodes.IFNONNULL || opcode == Opcodes.IFNE
                : opcode == Opcodes.IF_ACMPNE || opcode == Opcodes.IF_ICMPNE;
        if (!jumpsIfEqual && !jumpsIfOther) {
            return null;
        }
        AbstractInsnNode jump = Instructions.next(((JumpInsnNode) test).label);
        AbstractInsnNode fall = Instructions.next(test);
        List<String> texts = new ArrayList<>();
        Set<Integer> locals = new HashSet<>();
        operands.forEach(operand -> {
            texts.add(textOf(operand));
            if (operand instanceof VarInsnNode local) {
                locals.add(local.var);
            }
        });
        return new ComparedRead(
                read,
                texts + textOf(read),
                locals,
                kept,
                expected,
                jumpsIfEqual ? jump : fall,
                jumpsIfEqual ? fall : jump);
    }

    /**
     * @param isGone whether the value that this look has kept no longer exists when the other one happens
     */
    boolean isRepeatedBy(ComparedRead other, boolean isGone) {
        return (kept == other.kept || isGone)
                && variable.equals(other.variable)
                && constant().equals(other.constant());
    }

    private String constant() {
        return expected == null ? "0" : textOf(expected);
    }

    static boolean isRead(AbstractInsnNode at) {
        return isFieldRead(at)
                || (at instanceof MethodInsnNode call
                        && LOOKING.contains(call.name)
                        && call.owner.startsWith("java/util/")
                        && (call.desc.equals("(Ljava/lang/Object;)Ljava/lang/Object;")
                                || call.desc.equals("(Ljava/lang/Object;)Z")));
    }

    private static boolean isFieldRead(AbstractInsnNode at) {
        return at.getOpcode() == Opcodes.GETFIELD || at.getOpcode() == Opcodes.GETSTATIC;
    }

    /** The instructions before the read that push its operands: local variables and their fields. Null if there are others. */
    static List<AbstractInsnNode> operandsOf(AbstractInsnNode read) {
        List<AbstractInsnNode> operands = new ArrayList<>();
        if (read.getOpcode() == Opcodes.GETSTATIC) {
            return operands;
        }
        AbstractInsnNode at = Instructions.previous(read);
        if (read instanceof MethodInsnNode) {
            if (at == null || !(at.getOpcode() == Opcodes.ALOAD || isConstant(at))) {
                return null;
            }
            operands.add(at);
            at = Instructions.previous(at);
            if (at != null && isFieldRead(at)) {
                operands.add(at);
                if (at.getOpcode() == Opcodes.GETSTATIC) {
                    return operands;
                }
                at = Instructions.previous(at);
            }
        }
        if (at == null || at.getOpcode() != Opcodes.ALOAD) {
            return null;
        }
        operands.add(at);
        return operands;
    }

    /** A number, or a static field, which is treated as a constant, as the code that compares with it does. */
    private static boolean isConstant(AbstractInsnNode at) {
        return at.getOpcode() == Opcodes.GETSTATIC
                || (at instanceof IntInsnNode && at.getOpcode() != Opcodes.NEWARRAY)
                || (at instanceof LdcInsnNode constant
                        && !(constant.cst instanceof Long || constant.cst instanceof Double))
                || (at instanceof InsnNode
                        && at.getOpcode() >= Opcodes.ICONST_M1
                        && at.getOpcode() <= Opcodes.ICONST_5);
    }

    static String textOf(AbstractInsnNode at) {
        String operand = "";
        if (at instanceof FieldInsnNode field) {
            operand = field.owner + "." + field.name + " " + field.desc;
        } else if (at instanceof MethodInsnNode call) {
            operand = call.owner + "." + call.name + call.desc;
        } else if (at instanceof VarInsnNode local) {
            operand = "" + local.var;
        } else if (at instanceof IntInsnNode number) {
            operand = "" + number.operand;
        } else if (at instanceof LdcInsnNode constant) {
            operand = constant.cst.getClass().getName() + " " + constant.cst;
        }
        return at.getOpcode() + " " + operand;
    }

    static boolean isStore(AbstractInsnNode at) {
        return at != null && (at.getOpcode() == Opcodes.ASTORE || at.getOpcode() == Opcodes.ISTORE);
    }

    private static boolean isLoad(AbstractInsnNode at) {
        return at != null && (at.getOpcode() == Opcodes.ALOAD || at.getOpcode() == Opcodes.ILOAD);
    }
}
