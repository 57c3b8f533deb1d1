package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds double-checked locking: a field is compared with null, 0 or false, and if it is that, a lock is taken and the
 * same field compared again. All that is left of the first look then is that value, which is looked for again; so if
 * another thread has come first, the first look was in vain, and the program has noticed.
 */
public final class DoubleChecks {
    /** A look at a field: the read, what it is read from, where its value is kept, and how it goes on if that is 0. */
    private record Look(FieldInsnNode read, int object, int kept, AbstractInsnNode next) {
        boolean isRepeatedBy(Look other) {
            return object == other.object && kept == other.kept && isSameField(other.read);
        }

        boolean isSameField(FieldInsnNode other) {
            return read.getOpcode() == other.getOpcode()
                    && read.owner.equals(other.owner)
                    && read.name.equals(other.name)
                    && read.desc.equals(other.desc);
        }
    }

    private static final int NONE = -1;

    private DoubleChecks() {}

    /** The reads of fields that look again. */
    public static Set<FieldInsnNode> secondReads(MethodNode method) {
        Set<FieldInsnNode> reads = new HashSet<>();
        for (AbstractInsnNode instruction : method.instructions) {
            Look first = lookAt(instruction);
            Look second = first == null ? null : lookAt(readUnderLock(first));
            if (second != null && first.isRepeatedBy(second)) {
                reads.add(second.read);
            }
        }
        return reads;
    }

    private static boolean isRead(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.GETFIELD || instruction.getOpcode() == Opcodes.GETSTATIC;
    }

    /** The look that begins with the instruction, or null. */
    private static Look lookAt(AbstractInsnNode instruction) {
        if (instruction == null || !isRead(instruction)) {
            return null;
        }
        FieldInsnNode read = (FieldInsnNode) instruction;
        int object = NONE;
        if (read.getOpcode() == Opcodes.GETFIELD) {
            AbstractInsnNode loaded = previous(read);
            if (loaded == null || loaded.getOpcode() != Opcodes.ALOAD) {
                return null;
            }
            object = ((VarInsnNode) loaded).var;
        }
        AbstractInsnNode next = next(read);
        int kept = NONE;
        if (isStore(next)) { // kept, and loaded again
            kept = ((VarInsnNode) next).var;
            next = next(next);
            if (!isLoad(next) || ((VarInsnNode) next).var != kept) {
                return null;
            }
            next = next(next);
        } else if (next != null && next.getOpcode() == Opcodes.DUP && isStore(next(next))) {
            kept = ((VarInsnNode) next(next)).var;
            next = next(next(next));
        }
        AbstractInsnNode ifZero = next == null ? null : goesOnIfZero(next);
        return ifZero == null ? null : new Look(read, object, kept, ifZero);
    }

    private static AbstractInsnNode goesOnIfZero(AbstractInsnNode test) {
        return switch (test.getOpcode()) {
            case Opcodes.IFNONNULL, Opcodes.IFNE -> next(test);
            case Opcodes.IFNULL, Opcodes.IFEQ -> next(((JumpInsnNode) test).label);
            default -> null;
        };
    }

    /** From what follows a look: the first read of the field under a lock, if there is but one way there. */
    private static AbstractInsnNode readUnderLock(Look look) {
        boolean isLocked = false;
        for (AbstractInsnNode at = look.next; at != null && isOnTheWay(at, look); at = next(at)) {
            if (isRead(at) && look.isSameField((FieldInsnNode) at)) {
                return isLocked ? at : null;
            }
            isLocked |= at.getOpcode() == Opcodes.MONITORENTER || isLockCall(at);
        }
        return null;
    }

    /** Not so if the way ends or forks there, or leads to another object, or the field is changed. */
    private static boolean isOnTheWay(AbstractInsnNode at, Look look) {
        int opcode = at.getOpcode();
        boolean endsOrForks = at instanceof JumpInsnNode
                || at instanceof LookupSwitchInsnNode
                || at instanceof TableSwitchInsnNode
                || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN)
                || opcode == Opcodes.ATHROW
                || opcode == Opcodes.MONITOREXIT;
        boolean replacesObject = opcode == Opcodes.ASTORE && ((VarInsnNode) at).var == look.object;
        boolean changesField = (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC)
                && ((FieldInsnNode) at).name.equals(look.read.name);
        return !endsOrForks && !replacesObject && !changesField;
    }

    private static boolean isLockCall(AbstractInsnNode at) {
        return at instanceof MethodInsnNode call
                && call.owner.startsWith("java/util/concurrent/locks/")
                && (call.name.equals("lock") || call.name.equals("lockInterruptibly"))
                && call.desc.equals("()V");
    }

    private static boolean isStore(AbstractInsnNode at) {
        return at != null && (at.getOpcode() == Opcodes.ASTORE || at.getOpcode() == Opcodes.ISTORE);
    }

    private static boolean isLoad(AbstractInsnNode at) {
        return at != null && (at.getOpcode() == Opcodes.ALOAD || at.getOpcode() == Opcodes.ILOAD);
    }

    /** Labels, lines and frames are no instructions. */
    private static AbstractInsnNode next(AbstractInsnNode at) {
        AbstractInsnNode next = at.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }

    private static AbstractInsnNode previous(AbstractInsnNode at) {
        AbstractInsnNode previous = at.getPrevious();
        while (previous != null && previous.getOpcode() < 0) {
            previous = previous.getPrevious();
        }
        return previous;
    }
}
