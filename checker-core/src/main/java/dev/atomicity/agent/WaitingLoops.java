package dev.atomicity.agent;

import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells the two uses of {@code Thread.yield()} apart. In a loop that goes round until others have done something, it is
 * a wait. Anywhere else it only lets others run, mostly to show what happens if they do: the code there should be
 * undivided all the same.
 *
 * <p>A loop waits if it changes nothing itself: it has no write of a field or an array element. What it calls is not looked
 * into, because an attempt may well be a call.
 */
final class WaitingLoops {
    private WaitingLoops() {}

    static boolean isYield(String owner, String name, String descriptor) {
        return owner.equals("java/lang/Thread") && name.equals("yield") && descriptor.equals("()V");
    }

    /** The numbers, from 0 among the calls of the method, of those to yield that are none of a loop that waits. */
    static BitSet mereYields(MethodNode method) {
        BitSet mere = new BitSet();
        int number = 0;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call) {
                if (isYield(call.owner, call.name, call.desc) && !waits(method.instructions, call)) {
                    mere.set(number);
                }
                number++;
            }
        }
        return mere;
    }

    /** Whether the innermost loop around the call waits. A loop is what a jump backwards leaps over. */
    private static boolean waits(InsnList instructions, MethodInsnNode call) {
        int place = instructions.indexOf(call);
        int start = -1;
        int end = Integer.MAX_VALUE;
        for (AbstractInsnNode instruction : instructions) {
            if (instruction instanceof JumpInsnNode jump) {
                int from = instructions.indexOf(jump);
                int to = instructions.indexOf(jump.label);
                if (to <= place && place < from && (start < 0 || from - to < end - start)) {
                    start = to;
                    end = from;
                }
            }
        }
        return start >= 0 && !changesSomething(instructions, start, end);
    }

    private static boolean changesSomething(InsnList instructions, int start, int end) {
        for (int i = start; i <= end; i++) {
            int opcode = instructions.get(i).getOpcode();
            if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC || ArrayCaches.isStore(opcode)) {
                return true;
            }
        }
        return false;
    }
}
