package dev.atomicity.agent.flow;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which instructions acquire a lock, and which release one. */
final class Locking {
    private static final Set<String> TAKING = Set.of(
            "lock", "lockInterruptibly", "writeLock", "writeLockInterruptibly", "readLock", "readLockInterruptibly");

    private Locking() {}

    /** Waits for a monitor or a lock until it is acquired. */
    static boolean takes(AbstractInsnNode at) {
        return at.getOpcode() == Opcodes.MONITORENTER
                || (at instanceof MethodInsnNode call
                        && isOfLock(call)
                        && TAKING.contains(call.name)
                        && (call.desc.equals("()V") || call.desc.equals("()J")));
    }

    static boolean gives(AbstractInsnNode at) {
        return at.getOpcode() == Opcodes.MONITOREXIT
                || (at instanceof MethodInsnNode call && isOfLock(call) && call.name.startsWith("unlock"));
    }

    private static boolean isOfLock(MethodInsnNode call) {
        return call.owner.startsWith("java/util/concurrent/locks/");
    }
}
