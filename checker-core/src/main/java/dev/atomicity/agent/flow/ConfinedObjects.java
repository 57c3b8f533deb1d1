package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * The arrays, string builders and collections that a method creates and never passes on. No other thread can know them, so their uses are
 * not recorded.
 *
 * <p>Any use that is not known to be harmless counts as passing the object on. A value that may also come from elsewhere counts as coming
 * from elsewhere, and so do all objects that it may be.
 */
public final class ConfinedObjects {
    private static final ConfinedObjects NONE = new ConfinedObjects();

    /** Calls, and accesses of elements. */
    private final Set<AbstractInsnNode> accesses = new HashSet<>();

    private ConfinedObjects() {}

    public static ConfinedObjects of(String owner, MethodNode method) {
        if (!makesAny(method)) {
            return NONE;
        }
        try {
            return find(method, new Analyzer<>(new OriginInterpreter()).analyze(owner, method));
        } catch (AnalyzerException e) {
            return NONE; // then nothing is known to be confined
        }
    }

    /** Whether a call, or an access of an array element, touches an object of the method's own and nothing else. */
    public boolean isOnlyOn(AbstractInsnNode access) {
        return accesses.contains(access);
    }

    private static boolean makesAny(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (OriginInterpreter.isMaker(instruction)) {
                return true;
            }
        }
        return false;
    }

    private static ConfinedObjects find(MethodNode method, Frame<Origin>[] frames) {
        Set<AbstractInsnNode> handedOn = new HashSet<>();
        for (int i = 0; i < frames.length; i++) {
            if (frames[i] != null) {
                addHandedOn(method.instructions.get(i), frames[i], handedOn);
            }
        }
        ConfinedObjects found = new ConfinedObjects();
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (frames[i] != null && isOfKept(instruction, frames[i], handedOn)) {
                found.accesses.add(instruction);
            }
        }
        return found;
    }

    private static boolean isOfKept(AbstractInsnNode instruction, Frame<Origin> frame, Set<AbstractInsnNode> handedOn) {
        if (instruction instanceof MethodInsnNode call) {
            return isKept(receiver(call, frame), handedOn) && NonEscapingCalls.concernsReceiverAlone(call);
        }
        int opcode = instruction.getOpcode();
        return ArrayElements.isAccess(opcode) && isKept(array(opcode, frame), handedOn);
    }

    private static boolean isKept(Origin value, Set<AbstractInsnNode> handedOn) {
        return value != null && value.isOneOf(handedOn::contains);
    }

    private static void addHandedOn(AbstractInsnNode instruction, Frame<Origin> frame, Set<AbstractInsnNode> handedOn) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof MethodInsnNode call) {
            int arguments = Type.getArgumentTypes(call.desc).length;
            addTop(frame, arguments, handedOn);
            if (opcode != Opcodes.INVOKESTATIC && !NonEscapingCalls.keepsReceiver(call)) {
                handedOn.addAll(receiver(call, frame).makers());
            }
        } else if (instruction instanceof InvokeDynamicInsnNode call) {
            addTop(frame, Type.getArgumentTypes(call.desc).length, handedOn);
        } else if (opcode == Opcodes.AASTORE
                || opcode == Opcodes.PUTFIELD
                || opcode == Opcodes.PUTSTATIC
                || opcode == Opcodes.ARETURN
                || opcode == Opcodes.ATHROW
                || opcode == Opcodes.MONITORENTER) {
            addTop(frame, 1, handedOn);
        }
    }

    /** That number of values on top of the stack is passed on. */
    private static void addTop(Frame<Origin> frame, int values, Set<AbstractInsnNode> handedOn) {
        for (int i = 1; i <= values; i++) {
            handedOn.addAll(frame.getStack(frame.getStackSize() - i).makers());
        }
    }

    private static Origin receiver(MethodInsnNode call, Frame<Origin> frame) {
        int arguments = Type.getArgumentTypes(call.desc).length;
        return call.getOpcode() == Opcodes.INVOKESTATIC ? null : frame.getStack(frame.getStackSize() - 1 - arguments);
    }

    private static Origin array(int opcode, Frame<Origin> frame) {
        return frame.getStack(frame.getStackSize() - (ArrayElements.isLoad(opcode) ? 2 : 3));
    }
}
