package dev.atomicity.agent.flow;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** The instructions of a method without labels, lines and frames. */
final class Instructions {
    private Instructions() {}

    static AbstractInsnNode next(AbstractInsnNode at) {
        AbstractInsnNode next = at.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }

    /** The same, but follows a {@code goto} to its target; null if the target can be reached in another way. */
    static AbstractInsnNode onlyNext(AbstractInsnNode at) {
        if (at.getOpcode() != Opcodes.GOTO) {
            return next(at);
        }
        LabelNode target = ((JumpInsnNode) at).label;
        AbstractInsnNode before = previous(target);
        return isJoin(target) || before == null || !endsThere(before) && before != at ? null : next(target);
    }

    /** Whether several jumps lead there. */
    private static boolean isJoin(LabelNode target) {
        int jumps = 0;
        AbstractInsnNode first = target;
        while (first.getPrevious() != null) {
            first = first.getPrevious();
        }
        for (AbstractInsnNode at = first; at != null; at = at.getNext()) {
            if (at instanceof JumpInsnNode jump && next(jump.label) == next(target)) {
                jumps++;
            }
        }
        return jumps > 1;
    }

    /** Whether execution never continues after the instruction. */
    private static boolean endsThere(AbstractInsnNode at) {
        int opcode = at.getOpcode();
        return opcode == Opcodes.ATHROW
                || opcode == Opcodes.GOTO
                || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
    }

    static AbstractInsnNode previous(AbstractInsnNode at) {
        AbstractInsnNode previous = at.getPrevious();
        while (previous != null && previous.getOpcode() < 0) {
            previous = previous.getPrevious();
        }
        return previous;
    }
}
