package dev.atomicity.agent.methods;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * The exception handlers that exit a monitor cover the code that follows the instruction that enters it. Code that is inserted there must
 * be covered too: the call of the hook may cause a stack overflow.
 */
public final class MonitorRanges {
    private MonitorRanges() {}

    /** Inserts a label after each monitor entry, and makes the handlers' ranges start there. */
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
