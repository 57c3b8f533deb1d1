package dev.atomicity.agent.flow;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What a number that a call returns is compared with, if the method does nothing else with it. The comparison asks whether the number is
 * {@code other + shift}, or whether it is less than that.
 *
 * @param term where the other number comes from
 * @param constant the other number if it is a constant, or the constant on the other side of an equation
 * @param isEquality whether the comparison is {@code ==} or {@code !=}
 * @param shift 0 or 1
 */
public record ComparedResult(Term term, int constant, boolean isEquality, int shift) {
    /** The other number. */
    public enum Term {
        /** A constant of the method: {@code call == constant}. */
        CONSTANT,
        /** It lies below the result on the operand stack: {@code below == call}. */
        BELOW,
        /** {@code below - call == constant}. */
        BELOW_MINUS_CONSTANT,
        /** {@code below + call == constant}. */
        CONSTANT_MINUS_BELOW
    }

    /** Null if the result is not a number, or is not only compared. */
    public static ComparedResult of(MethodInsnNode call) {
        if (Type.getReturnType(call.desc).getSort() != Type.INT) {
            return null;
        }
        AbstractInsnNode next = Instructions.next(call);
        if (next == null) {
            return null;
        }
        int opcode = next.getOpcode();
        if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
            // Here the result is the second of the two, so that less and greater are exchanged.
            boolean isGreaterOrEqual = opcode == Opcodes.IF_ICMPLT || opcode == Opcodes.IF_ICMPGE;
            return new ComparedResult(Term.BELOW, 0, isEquality(opcode), isGreaterOrEqual ? 1 : 0);
        }
        if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
            return withConstant(0, opcode + Opcodes.IF_ICMPEQ - Opcodes.IFEQ);
        }
        if (opcode == Opcodes.ISUB || opcode == Opcodes.IADD) {
            return equation(opcode == Opcodes.ISUB ? Term.BELOW_MINUS_CONSTANT : Term.CONSTANT_MINUS_BELOW, next);
        }
        AbstractInsnNode branch = constant(next) == null ? null : Instructions.next(next);
        return branch != null && branch.getOpcode() >= Opcodes.IF_ICMPEQ && branch.getOpcode() <= Opcodes.IF_ICMPLE
                ? withConstant(constant(next), branch.getOpcode())
                : null;
    }

    private static ComparedResult withConstant(int constant, int opcode) {
        boolean isGreaterOrLessOrEqual = opcode == Opcodes.IF_ICMPGT || opcode == Opcodes.IF_ICMPLE;
        return new ComparedResult(Term.CONSTANT, constant, isEquality(opcode), isGreaterOrLessOrEqual ? 1 : 0);
    }

    /** Only whether both sides are equal: sums may overflow, and then less and greater mean something else. */
    private static ComparedResult equation(Term term, AbstractInsnNode sum) {
        AbstractInsnNode next = Instructions.next(sum);
        if (next == null) {
            return null;
        }
        if (next.getOpcode() == Opcodes.IFEQ || next.getOpcode() == Opcodes.IFNE) {
            return new ComparedResult(term, 0, true, 0);
        }
        AbstractInsnNode branch = constant(next) == null ? null : Instructions.next(next);
        return branch != null && isEquality(branch.getOpcode())
                ? new ComparedResult(term, constant(next), true, 0)
                : null;
    }

    private static boolean isEquality(int opcode) {
        return opcode == Opcodes.IF_ICMPEQ || opcode == Opcodes.IF_ICMPNE;
    }

    /** Null if the instruction loads no number that is known. */
    private static Integer constant(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return opcode - Opcodes.ICONST_0;
        }
        if (opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH) {
            return ((IntInsnNode) instruction).operand;
        }
        return instruction instanceof LdcInsnNode load && load.cst instanceof Integer number ? number : null;
    }
}
