package dev.atomicity.agent.flow;

import java.util.BitSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** What the conditional jumps of a method depend on: on what other threads may change, or on what advances by itself. */
final class Decisions {
    private static final Set<String> CLOCKS = Set.of(
            "java/lang/System.nanoTime",
            "java/lang/System.currentTimeMillis",
            "java/time/Instant.now",
            "java/time/Clock.millis");

    /** Calls that change something only if it is still as it was read. */
    private static final Set<String> ATTEMPTS = Set.of(
            "compareAndSet",
            "weakCompareAndSet",
            "weakCompareAndSetPlain",
            "weakCompareAndSetVolatile",
            "weakCompareAndSetAcquire",
            "weakCompareAndSetRelease",
            "compareAndExchange",
            "compareAndExchangeAcquire",
            "compareAndExchangeRelease",
            "replace",
            "remove",
            "validate");

    private final InsnList instructions;
    private final Frame<ValueSource>[] frames;

    /**
     * @param looped the instructions that are in some loop
     */
    Decisions(String owner, MethodNode method, BitSet looped) throws AnalyzerException {
        instructions = method.instructions;
        frames = new Analyzer<>(new ValueSourceInterpreter(method.instructions, looped)).analyze(owner, method);
    }

    static boolean isClock(MethodInsnNode call) {
        return CLOCKS.contains(call.owner + "." + call.name);
    }

    /** A conditional jump. */
    static boolean isDecision(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        return (instruction instanceof JumpInsnNode && opcode != Opcodes.GOTO && opcode != Opcodes.JSR)
                || instruction instanceof TableSwitchInsnNode
                || instruction instanceof LookupSwitchInsnNode;
    }

    /**
     * Whether the instruction tries to change something that a loop has read before, such as {@code compareAndSet}: that is the
     * second of two steps.
     */
    boolean isAttemptAfterRead(int index) {
        if (frames[index] == null
                || !(instructions.get(index) instanceof MethodInsnNode call)
                || !ATTEMPTS.contains(call.name)) {
            return false;
        }
        int arguments = Type.getArgumentTypes(call.desc).length;
        int top = frames[index].getStackSize();
        for (int i = top - arguments; i < top; i++) {
            if (frames[index].getStack(i).isReadInLoop()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the decision is made by what other threads may change, and by nothing that advances by itself. */
    boolean isForeign(int index) {
        return has(index, true);
    }

    /** Whether nothing is known of what the decision is made by, such as a boolean that was computed before. */
    boolean isOpen(int index) {
        return has(index, false);
    }

    private boolean has(int index, boolean isForeign) {
        Frame<ValueSource> frame = frames[index];
        if (frame == null) {
            return false;
        }
        int opcode = instructions.get(index).getOpcode();
        boolean comparesTwo = opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE;
        int top = frame.getStackSize() - 1;
        ValueSource source = frame.getStack(top);
        if (comparesTwo) {
            source = source.with(frame.getStack(top - 1), 1);
        }
        return source.isForeign() == isForeign && !source.isCounted();
    }
}
