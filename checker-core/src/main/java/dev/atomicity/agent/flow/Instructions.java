package dev.atomicity.agent.flow;

import org.objectweb.asm.tree.AbstractInsnNode;

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

    static AbstractInsnNode previous(AbstractInsnNode at) {
        AbstractInsnNode previous = at.getPrevious();
        while (previous != null && previous.getOpcode() < 0) {
            previous = previous.getPrevious();
        }
        return previous;
    }
}
