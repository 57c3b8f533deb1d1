package dev.atomicity.agent.flow;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Finds the calls of {@code wait} and {@code await} that can be reached from the acquisition of the lock without testing a condition in
 * between. Such a wait was decided before the lock was taken, so a signal may have come meanwhile, unnoticed. A wait that is decided under
 * the lock misses nothing, and is not reported.
 *
 * <p>A test is a decision that depends on something that was read since the lock was acquired. A method that acquires no lock itself may be
 * called by one that has tested, so its waits are not reported either.
 */
public final class UncheckedWaits {
    private static final Set<String> MONITOR_WAITS = Set.of("()V", "(J)V", "(JI)V");
    private static final Set<String> AWAITS = Set.of("await", "awaitNanos", "awaitUntil", "awaitUninterruptibly");
    private static final Set<String> LOCKS = Set.of("lock", "lockInterruptibly", "tryLock");

    private final ClassNode type;
    private final MethodNode method;
    private final InsnList instructions;
    private final ControlFlow flow;

    private UncheckedWaits(ClassNode type, MethodNode method) {
        this.type = type;
        this.method = method;
        this.instructions = method.instructions;
        this.flow = new ControlFlow(method, false);
    }

    public static boolean isMonitorWait(String name, String descriptor) {
        return name.equals("wait") && MONITOR_WAITS.contains(descriptor);
    }

    public static boolean isWait(MethodInsnNode call) {
        return isMonitorWait(call.name, call.desc) || isAwait(call);
    }

    /** Whether it may be a wait for the condition of a lock: the type of the receiver is not looked at. */
    static boolean isAwait(MethodInsnNode call) {
        return AWAITS.contains(call.name) && call.getOpcode() != Opcodes.INVOKESTATIC;
    }

    public static Set<MethodInsnNode> of(ClassNode type, MethodNode method) {
        Set<MethodInsnNode> unchecked = new HashSet<>();
        UncheckedWaits waits = null;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && isWait(call)) {
                waits = waits == null ? new UncheckedWaits(type, method) : waits;
                if (waits.isUnchecked(call)) {
                    unchecked.add(call);
                }
            }
        }
        return unchecked;
    }

    /** Searches backwards from the wait. An instruction is visited at most twice: with and without a decision after it. */
    private boolean isUnchecked(MethodInsnNode wait) {
        Set<Integer> seen = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>();
        open.add(2 * instructions.indexOf(wait));
        while (!open.isEmpty()) {
            int next = open.remove();
            int index = next / 2;
            boolean isDecided = next % 2 == 1;
            if (index == 0) {
                if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
                    return true;
                }
                continue;
            }
            for (int before : flow.before(index)) {
                AbstractInsnNode instruction = instructions.get(before);
                if (takesLock(instruction)) {
                    return true;
                }
                boolean isDecidedThere = isDecided || Decisions.isDecision(instruction);
                boolean isLook = isDecided && reads(instruction);
                int place = 2 * before + (isDecidedThere ? 1 : 0);
                if (!isLook && seen.add(place)) {
                    open.add(place);
                }
            }
        }
        return false;
    }

    /** A wait takes its lock again. */
    private static boolean takesLock(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.MONITORENTER
                || (instruction instanceof MethodInsnNode call && (LOCKS.contains(call.name) || isWait(call)));
    }

    private boolean reads(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof MethodInsnNode call) {
            return !call.desc.endsWith(")V") && !Decisions.isClock(call);
        }
        return ((opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC) && !isFinal((FieldInsnNode) instruction))
                || ArrayElements.isLoad(opcode);
    }

    private boolean isFinal(FieldInsnNode access) {
        return access.owner.equals(type.name)
                && type.fields.stream()
                        .anyMatch(field -> field.name.equals(access.name) && (field.access & Opcodes.ACC_FINAL) != 0);
    }
}
