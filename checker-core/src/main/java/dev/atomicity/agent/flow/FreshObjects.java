package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * The writes of a constructor into its own object before anyone else can know the object: before {@code this} is used for anything but
 * the access of a field. Only if the superclass is {@code Object}, whose constructor passes no reference on, and if there is no backward
 * jump, so that "before" is the order of the instructions.
 */
public final class FreshObjects {
    private FreshObjects() {}

    public static Set<AbstractInsnNode> writesOf(String owner, String superName, MethodNode method) {
        if (!method.name.equals("<init>") || !"java/lang/Object".equals(superName) || jumpsBack(method)) {
            return Set.of();
        }
        Frame<SourceValue>[] frames;
        try {
            frames = new Analyzer<>(new SourceInterpreter()).analyze(owner, method);
        } catch (AnalyzerException e) {
            return Set.of();
        }
        Set<AbstractInsnNode> writes = new HashSet<>();
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (frames[i] == null) {
                continue;
            }
            if (instruction.getOpcode() == Opcodes.PUTFIELD && ((FieldInsnNode) instruction).owner.equals(owner)) {
                if (isThis(operand(frames[i], 1)) && !mayBeThis(operand(frames[i], 0))) {
                    writes.add(instruction);
                    continue;
                }
            }
            if (letsThisEscape(instruction, frames[i])) {
                break;
            }
        }
        return writes;
    }

    private static boolean jumpsBack(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof JumpInsnNode jump
                    && method.instructions.indexOf(jump.label) < method.instructions.indexOf(instruction)) {
                return true;
            }
        }
        return !method.tryCatchBlocks.isEmpty();
    }

    /** Loading it is not a use yet. Reading a field of it and calling the constructor of Object pass no reference on. */
    private static boolean letsThisEscape(AbstractInsnNode instruction, Frame<SourceValue> frame) {
        int opcode = instruction.getOpcode();
        if (opcode < 0 || opcode == Opcodes.GETFIELD || instruction instanceof VarInsnNode load && isLoad(load)) {
            return false;
        }
        if (instruction instanceof MethodInsnNode call
                && call.owner.equals("java/lang/Object")
                && call.name.equals("<init>")) {
            return false;
        }
        for (int i = 0; i < frame.getStackSize(); i++) {
            if (mayBeThis(frame.getStack(i))) {
                // Any other instruction may use this. A constant or a jump does not.
                return !(instruction instanceof JumpInsnNode) && consumes(opcode);
            }
        }
        return false;
    }

    private static boolean isLoad(VarInsnNode instruction) {
        return instruction.getOpcode() >= Opcodes.ILOAD && instruction.getOpcode() <= Opcodes.ALOAD;
    }

    /** Constants and arithmetic cannot pass an object on. */
    private static boolean consumes(int opcode) {
        boolean constant = opcode <= Opcodes.LDC;
        boolean arithmetic = opcode >= Opcodes.IADD && opcode <= Opcodes.DCMPG;
        boolean making = opcode == Opcodes.NEW || opcode == Opcodes.GETSTATIC;
        boolean newArray = opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY;
        return !(constant || arithmetic || making || newArray);
    }

    private static SourceValue operand(Frame<SourceValue> frame, int fromTop) {
        return frame.getStack(frame.getStackSize() - 1 - fromTop);
    }

    private static boolean isThis(SourceValue value) {
        return value.insns.size() == 1 && loadsThis(List.copyOf(value.insns).get(0));
    }

    private static boolean mayBeThis(SourceValue value) {
        return value.insns.stream().anyMatch(FreshObjects::loadsThis);
    }

    private static boolean loadsThis(AbstractInsnNode instruction) {
        return instruction instanceof VarInsnNode load && load.getOpcode() == Opcodes.ALOAD && load.var == 0;
    }
}
