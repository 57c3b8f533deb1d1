package dev.atomicity.agent.flow;

import java.util.HashMap;
import java.util.Map;
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
 * Finds double-checked locking: a field, or a key of a map, is compared with null, 0, false or another constant, and if it is equal, a
 * lock is acquired and the same comparison is made again. The only thing that the method knows from the first read is the constant, which
 * it tests again. So if another thread came first, the method has noticed it, and the first read no longer matters. The same holds if the
 * lock is acquired because the value differs from a constant such as {@code READY}: then the method knows nothing about the value itself.
 * Decisions that are more than a comparison with a constant are found by {@link RepeatedDecisions}.
 */
public final class DoubleChecks {
    /**
     * The test that is repeated under the lock.
     *
     * @param expected pushes what the value is compared with; null for null, 0 or false
     * @param isEqual whether the lock was taken because the value was that; otherwise, because it was another
     */
    public record SecondLook(AbstractInsnNode expected, boolean isEqual) {}

    private final MethodNode method;
    private final Map<AbstractInsnNode, SecondLook> looks = new HashMap<>();

    /** Made when the first candidate needs it: few methods have one. */
    private LiveLocals live;

    private DoubleChecks(MethodNode method) {
        this.method = method;
    }

    /** The reads of fields and the calls that look again. */
    public static Map<AbstractInsnNode, SecondLook> secondLooks(MethodNode method) {
        DoubleChecks checks = new DoubleChecks(method);
        for (AbstractInsnNode instruction : method.instructions) {
            ComparedRead first = ComparedRead.at(instruction);
            if (first != null) {
                checks.add(first, true);
                if (first.expected() != null) {
                    checks.add(first, false);
                }
            }
        }
        RepeatedDecisions.addTo(checks.looks, method);
        return checks.looks;
    }

    private void add(ComparedRead first, boolean isEqual) {
        AbstractInsnNode start = isEqual ? first.ifEqual() : first.ifOther();
        ComparedRead second = ComparedRead.at(readUnderLock(first, start));
        if (second != null
                && (first.isRepeatedBy(second, false)
                        || (first.isRepeatedBy(second, true) && isGone(first.kept(), start, second.read())))) {
            looks.put(second.read(), new SecondLook(second.expected(), isEqual));
        }
    }

    /** Whether nothing can use the value of the local variable any more. */
    private boolean isGone(int local, AbstractInsnNode start, AbstractInsnNode end) {
        if (isReplaced(local, start, end)) {
            return true;
        }
        if (live == null) {
            live = new LiveLocals(method);
        }
        return !live.at(method.instructions.indexOf(end)).get(local);
    }

    /** The first read of the same thing under a lock after a first check, if there is only one path to it. */
    private static AbstractInsnNode readUnderLock(ComparedRead look, AbstractInsnNode start) {
        boolean isLocked = false;
        for (AbstractInsnNode at = start; at != null && isOnTheWay(at, look); at = Instructions.onlyNext(at)) {
            if (isSameRead(at, look.read())) {
                return isLocked ? at : null;
            }
            isLocked = (isLocked || Locking.takes(at)) && !Locking.gives(at);
        }
        return null;
    }

    /** Whether something else is stored in the local variable on the way. */
    private static boolean isReplaced(int local, AbstractInsnNode start, AbstractInsnNode end) {
        for (AbstractInsnNode at = start; at != null && at != end; at = Instructions.onlyNext(at)) {
            if (isStoreOf(at, local)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isStoreOf(AbstractInsnNode at, int local) {
        return at.getOpcode() >= Opcodes.ISTORE && at.getOpcode() <= Opcodes.ASTORE && ((VarInsnNode) at).var == local;
    }

    static boolean isSameRead(AbstractInsnNode at, AbstractInsnNode read) {
        if (at instanceof FieldInsnNode one && read instanceof FieldInsnNode other) {
            return one.getOpcode() == other.getOpcode()
                    && one.owner.equals(other.owner)
                    && one.name.equals(other.name)
                    && one.desc.equals(other.desc);
        }
        return at instanceof MethodInsnNode one
                && read instanceof MethodInsnNode other
                && one.owner.equals(other.owner)
                && one.name.equals(other.name)
                && one.desc.equals(other.desc);
    }

    /** False if the path ends or branches there, or leads to another variable, or the variable is changed. */
    private static boolean isOnTheWay(AbstractInsnNode at, ComparedRead look) {
        int opcode = at.getOpcode();
        boolean endsOrForks = (at instanceof JumpInsnNode && opcode != Opcodes.GOTO)
                || at instanceof LookupSwitchInsnNode
                || at instanceof TableSwitchInsnNode
                || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN)
                || opcode == Opcodes.ATHROW;
        boolean replacesLocal = opcode >= Opcodes.ISTORE
                && opcode <= Opcodes.ASTORE
                && look.locals().contains(((VarInsnNode) at).var);
        return !endsOrForks && !replacesLocal && !changes(at, look.read());
    }

    /** A call of another method of the same collection type may change the key. */
    private static boolean changes(AbstractInsnNode at, AbstractInsnNode read) {
        if (read instanceof MethodInsnNode look) {
            return at instanceof MethodInsnNode call && call.owner.equals(look.owner) && !call.name.equals(look.name);
        }
        return (at.getOpcode() == Opcodes.PUTFIELD || at.getOpcode() == Opcodes.PUTSTATIC)
                && ((FieldInsnNode) at).name.equals(((FieldInsnNode) read).name);
    }
}
