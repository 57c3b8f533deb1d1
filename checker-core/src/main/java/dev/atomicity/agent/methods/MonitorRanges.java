package dev.atomicity.agent.methods;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * The exception handlers that leave a monitor cover the code from right behind the instruction that enters it. What is
 * inserted there must be covered too: if the stack is at its end, it is the hook's call that finds out.
 */
public final class MonitorRanges {
    private MonitorRanges() {}

    /** Puts a label that nothing jumps to behind each monitor entry, and lets the handlers' ranges start there. */
    public static void extend(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (instruction.getOpcode() == Opcodes.MONITORENTER) {
                AbstractInsnNode following = instruction.getNext();
                LabelNode behind = new LabelNode();
                method.instructions.insert(instruction, behind);
                for (; following != null && following.getOpcode() < 0; following = following.getNext()) {
                    for (TryCatchBlockNode block : method.tryCatchBlocks) {
                        if (block.start == following) {
                            block.start = behind;
                        }
                    }
                }
            }
        }
    }
}
