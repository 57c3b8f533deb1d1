package dev.atomicity.agent.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Finds the calls of {@code wait} and {@code await} without a time limit that are in no loop: {@code if (isEmpty) wait();}. What was true
 * before the wait may be false after it, and the method never tests it again.
 *
 * <p>A wait is found only if the test can be repeated without any effect and cannot throw anything: it reads fields, and collections and
 * atomics that are in final fields. In addition, the method must decide nothing at all after the wait: it might make the same test in
 * another way.
 */
public final class OnceDecidedWaits {
    private static final String CONDITION = "java/util/concurrent/locks/Condition";
    private static final Set<String> ENDLESS = Set.of("wait", "await", "awaitUninterruptibly");
    private static final Set<String> LOOKS = Set.of("isEmpty", "size", "peek", "get");

    private final ClassNode type;
    private final InsnList instructions;
    private final ControlFlow flow;
    private final ControlFlow flowWithExceptions;

    /**
     * A test that leads around the wait.
     *
     * @param values the instructions that compute what is tested
     */
    public record Test(List<AbstractInsnNode> values, JumpInsnNode jump) {}

    private OnceDecidedWaits(ClassNode type, MethodNode method) {
        this.type = type;
        this.instructions = method.instructions;
        this.flow = new ControlFlow(method, false);
        this.flowWithExceptions = new ControlFlow(method, true);
    }

    /** The tests before each of these waits, in their order: the wait follows if none of them jumps. */
    public static Map<MethodInsnNode, List<Test>> in(ClassNode type, MethodNode method) {
        Map<MethodInsnNode, List<Test>> found = new HashMap<>();
        OnceDecidedWaits waits = null;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && isEndless(call)) {
                waits = waits == null ? new OnceDecidedWaits(type, method) : waits;
                List<Test> tests = waits.testsBefore(call);
                if (!tests.isEmpty() && !waits.isRepeated(call)) {
                    found.put(call, tests);
                }
            }
        }
        return found;
    }

    private static boolean isEndless(MethodInsnNode call) {
        return call.desc.equals("()V")
                && ENDLESS.contains(call.name)
                && (call.name.equals("wait") || call.owner.equals(CONDITION))
                && call.getOpcode() != Opcodes.INVOKESTATIC;
    }

    /** Whether the wait is in a loop, or something is decided after it. */
    private boolean isRepeated(MethodInsnNode wait) {
        int index = instructions.indexOf(wait);
        if (!flowWithExceptions.loopsAround(index).isEmpty()) {
            return true;
        }
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(index));
        while (!open.isEmpty()) {
            for (int next : flow.after(open.remove())) {
                if (Decisions.isDecision(instructions.get(next))) {
                    return true;
                }
                if (!seen.get(next)) {
                    seen.set(next);
                    open.add(next);
                }
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- the tests

    private List<Test> testsBefore(MethodInsnNode wait) {
        Deque<Test> tests = new ArrayDeque<>();
        AbstractInsnNode before = previous(wait);
        while (before != null && isPartOfReceiver(before)) {
            before = previous(before);
        }
        LabelNode around = null;
        while (before instanceof JumpInsnNode jump && isTest(jump)) {
            List<AbstractInsnNode> values = valuesOf(jump);
            boolean leadsAround = instructions.indexOf(jump.label) > instructions.indexOf(wait);
            if (values == null || !leadsAround || (around != null && around != jump.label)) {
                return List.of(); // there is more to it than can be repeated
            }
            around = jump.label;
            tests.addFirst(new Test(values, jump));
            before = previous(values.get(0));
        }
        return new ArrayList<>(tests);
    }

    private static boolean isTest(JumpInsnNode jump) {
        return jump.getOpcode() != Opcodes.GOTO && jump.getOpcode() != Opcodes.JSR;
    }

    private static boolean isPartOfReceiver(AbstractInsnNode instruction) {
        return instruction.getOpcode() == Opcodes.ALOAD || instruction.getOpcode() == Opcodes.GETFIELD;
    }

    /** What comes before it without a jump to it; null if something may jump there. */
    private static AbstractInsnNode previous(AbstractInsnNode instruction) {
        AbstractInsnNode before = instruction.getPrevious();
        while (before != null && before.getOpcode() < 0) {
            if (before instanceof FrameNode) {
                return null;
            }
            before = before.getPrevious();
        }
        return before;
    }

    /** The instructions that put the operands of the jump on an empty stack; null if not all of them may be repeated. */
    private List<AbstractInsnNode> valuesOf(JumpInsnNode jump) {
        Deque<AbstractInsnNode> values = new ArrayDeque<>();
        boolean isOfTwo = jump.getOpcode() >= Opcodes.IF_ICMPEQ && jump.getOpcode() <= Opcodes.IF_ACMPNE;
        int missing = isOfTwo ? 2 : 1;
        AbstractInsnNode next = jump;
        while (missing > 0) {
            next = previous(next);
            int operands = next == null ? -1 : operandsOf(next);
            if (operands < 0) {
                return null;
            }
            missing += operands - 1;
            values.addFirst(next);
        }
        return new ArrayList<>(values);
    }

    /** How many values an instruction takes to make one; -1 if it may not be repeated. */
    private int operandsOf(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.ACONST_NULL && opcode <= Opcodes.ALOAD) {
            return 0;
        }
        if (opcode == Opcodes.GETSTATIC) {
            return ((FieldInsnNode) instruction).owner.equals(type.name) ? 0 : -1;
        }
        boolean needsObject = opcode == Opcodes.GETFIELD
                || opcode == Opcodes.ARRAYLENGTH
                || (instruction instanceof MethodInsnNode call && isLook(call));
        if (needsObject) {
            return isNeverNull(previous(instruction)) ? 1 : -1;
        }
        return switch (opcode) {
            case Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR -> 2;
            case Opcodes.LADD, Opcodes.LSUB, Opcodes.LCMP -> 2;
            case Opcodes.INEG, Opcodes.I2L -> 1;
            default -> -1;
        };
    }

    private static boolean isLook(MethodInsnNode call) {
        return call.owner.startsWith("java/util/")
                && LOOKS.contains(call.name)
                && call.desc.startsWith("()")
                && call.getOpcode() != Opcodes.INVOKESTATIC;
    }

    /** Whether an object that was there before the wait is there after it: a local variable or a final field. */
    private boolean isNeverNull(AbstractInsnNode object) {
        if (object == null || object.getOpcode() == Opcodes.ALOAD) {
            return object != null;
        }
        boolean isField = object.getOpcode() == Opcodes.GETFIELD || object.getOpcode() == Opcodes.GETSTATIC;
        return isField && isFinal((FieldInsnNode) object);
    }

    private boolean isFinal(FieldInsnNode access) {
        return access.owner.equals(type.name)
                && type.fields.stream()
                        .anyMatch(field -> field.name.equals(access.name) && (field.access & Opcodes.ACC_FINAL) != 0);
    }
}
