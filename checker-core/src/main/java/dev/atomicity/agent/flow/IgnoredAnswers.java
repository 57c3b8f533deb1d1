package dev.atomicity.agent.flow;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Finds where a method ignores whether another thread came first, although the JDK returns that. The method then continues with what it
 * has read before, so its earlier reads still count.
 */
public final class IgnoredAnswers {
    private static final String STAMPED_LOCK = "java/util/concurrent/locks/StampedLock";
    private static final String OPTIMISTIC = "tryOptimisticRead";

    private static final Set<String> PUTS = Set.of("add", "addFirst", "addLast", "offer", "push", "put");

    private IgnoredAnswers() {}

    /** The calls that take an optimistic stamp which the method only compares, if at all: so it is never validated. */
    public static Set<MethodInsnNode> uncheckedStamps(ClassNode type, MethodNode method) {
        Set<MethodInsnNode> stamps = new HashSet<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && isOptimistic(call)) {
                stamps.add(call);
            }
        }
        if (!stamps.isEmpty()) {
            StampUses uses = new StampUses();
            try {
                new Analyzer<>(uses).analyze(type.name, method);
                stamps.removeAll(uses.used());
            } catch (AnalyzerException e) {
                stamps.clear();
            }
        }
        return stamps;
    }

    private static boolean isOptimistic(MethodInsnNode call) {
        return call.owner.equals(STAMPED_LOCK) && call.name.equals(OPTIMISTIC);
    }

    /**
     * Whether the result of a call is dropped, and the method then returns a constant which it does not return in all cases: as in {@code
     * if (names.contains(name)) return false; names.add(name); return true}. The method then claims that it came first without having
     * asked. The same holds if it drops the result of {@code add} and then counts, or changes another collection, as in {@code if
     * (!names.contains(name)) { names.add(name); count++; }}. Otherwise the call may fail without harm: it does not matter which thread has
     * added the name.
     */
    public static boolean isTakenForSuccess(MethodInsnNode call, MethodNode method) {
        AbstractInsnNode dropped = Instructions.next(call);
        if (dropped == null || (dropped.getOpcode() != Opcodes.POP && dropped.getOpcode() != Opcodes.POP2)) {
            return false;
        }
        if (call.name.equals("add") && hasOtherEffect(dropped, method)) {
            return true;
        }
        AbstractInsnNode constant = Instructions.next(dropped);
        if (constant == null || !isConstant(constant)) {
            return false;
        }
        AbstractInsnNode end = Instructions.next(constant);
        while (end != null && onlyUnlocks(end)) {
            end = Instructions.next(end);
        }
        return end != null && isReturnOfValue(end) && returnsSomethingElse(constant, end, method);
    }

    /** Whether something else is changed before the paths with and without the call join again. */
    private static boolean hasOtherEffect(AbstractInsnNode dropped, MethodNode method) {
        for (AbstractInsnNode at = dropped.getNext(); at != null && !isJoinOrEnd(at, method); at = at.getNext()) {
            int opcode = at.getOpcode();
            boolean isWrite = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
            boolean isUpdate = at instanceof MethodInsnNode call
                    && call.owner.startsWith("java/util/concurrent/atomic/")
                    && !call.name.equals("get");
            if (isWrite || isUpdate || (at instanceof MethodInsnNode call && changesCollection(call))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the call puts something into a collection, whatever is there. A set stays as it is if it has the element already. */
    private static boolean changesCollection(MethodInsnNode call) {
        return call.owner.startsWith("java/util/") && !call.owner.endsWith("Set") && PUTS.contains(call.name);
    }

    private static boolean isJoinOrEnd(AbstractInsnNode at, MethodNode method) {
        if (at instanceof LabelNode label) {
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof JumpInsnNode jump && jump.label == label) {
                    return true;
                }
            }
            return false;
        }
        return at instanceof JumpInsnNode
                || at.getOpcode() == Opcodes.ATHROW
                || at.getOpcode() == Opcodes.RETURN
                || isReturnOfValue(at);
    }

    private static boolean isConstant(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        return opcode >= Opcodes.ACONST_NULL && opcode <= Opcodes.LDC;
    }

    /** The instructions between a value and its return, if a lock is released there. */
    private static boolean onlyUnlocks(AbstractInsnNode instruction) {
        return instruction instanceof VarInsnNode
                || instruction.getOpcode() == Opcodes.GETFIELD
                || instruction.getOpcode() == Opcodes.MONITOREXIT
                || (instruction instanceof MethodInsnNode call
                        && (call.name.startsWith("unlock")
                                || call.name.equals("readLock")
                                || call.name.equals("writeLock")));
    }

    private static boolean isReturnOfValue(AbstractInsnNode instruction) {
        return instruction.getOpcode() >= Opcodes.IRETURN && instruction.getOpcode() <= Opcodes.ARETURN;
    }

    private static boolean returnsSomethingElse(AbstractInsnNode constant, AbstractInsnNode end, MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction != end
                    && isReturnOfValue(instruction)
                    && Instructions.previous(instruction).getOpcode() != constant.getOpcode()) {
                return true;
            }
        }
        return false;
    }
}
