package dev.atomicity.agent.flow;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Distinguishes the two uses of a pause, such as {@code Thread.sleep}. In a loop that repeats until others have done something, it is
 * part of waiting, and an atomic region is split there. Anywhere else it waits for nobody: the code around it must still not be
 * interrupted.
 *
 * <p>A pause waits if the loop, after it, reads something that others may change in order to decide whether to continue, and writes no
 * field and no array element before that read, nor tries to change what it has read, as {@code compareAndSet} does. A loop that only
 * counts, watches a clock or walks over a collection ends by itself: it waits for nobody. Calls in the loop are not analysed, because an
 * attempt may be a call.
 *
 * <p>A pause in the handler of an exception waits as well if it is in a loop: what has failed is tried again.
 */
public final class WaitingLoops {
    private final InsnList instructions;
    private final String owner;
    private final MethodNode method;
    private ControlFlow flow;
    private ControlFlow flowWithExceptions;
    private Decisions decisions;

    private WaitingLoops(String owner, MethodNode method) {
        this.owner = owner;
        this.method = method;
        this.instructions = method.instructions;
    }

    /**
     * The pauses that wait.
     *
     * @param owner the class of the method
     * @param pauses whether a call that is in a loop pauses
     */
    public static Set<MethodInsnNode> waitingPauses(String owner, MethodNode method, Predicate<MethodInsnNode> pauses) {
        WaitingLoops loops = new WaitingLoops(owner, method);
        Set<MethodInsnNode> waiting = new HashSet<>();
        int lastJumpBack = lastJumpBack(method.instructions);
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call) {
                int index = method.instructions.indexOf(call);
                if (index < lastJumpBack && pauses.test(call) && loops.waits(index)) {
                    waiting.add(call);
                }
            }
        }
        return waiting;
    }

    /** The index of the last backward jump: no loop follows it. */
    private static int lastJumpBack(InsnList instructions) {
        int last = -1;
        for (AbstractInsnNode instruction : instructions) {
            if (ControlFlow.jumpsBack(instruction, instructions)) {
                last = instructions.indexOf(instruction);
            }
        }
        return last;
    }

    private boolean waits(int pause) {
        if (flow == null) {
            flow = new ControlFlow(method, false);
            flowWithExceptions = new ControlFlow(method, true);
        }
        List<BitSet> loops = flow.loopsAround(pause);
        if (loops.isEmpty()) {
            return !flowWithExceptions.loopsAround(pause).isEmpty();
        }
        try {
            if (decisions == null) {
                decisions = new Decisions(owner, method, flow.looped());
            }
        } catch (AnalyzerException e) {
            return true; // code that no verifier would accept, or of a kind that is no longer written
        }
        return loops.stream().anyMatch(loop -> looksAgain(pause, loop));
    }

    /** Whether the loop decides, after the pause and before it writes anything, by what others may change. */
    private boolean looksAgain(int pause, BitSet loop) {
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        open.add(pause);
        while (!open.isEmpty()) {
            for (int next : flow.after(open.remove())) {
                if (!loop.get(next) || seen.get(next) || isSecondStep(next)) {
                    continue;
                }
                if (mayLeave(next, loop) && isForeign(next, loop)) {
                    return true;
                }
                seen.set(next);
                open.add(next);
            }
        }
        return false;
    }

    private boolean mayLeave(int index, BitSet loop) {
        return Decisions.isDecision(instructions.get(index))
                && flow.after(index).stream().anyMatch(next -> !loop.get(next));
    }

    /** A boolean that was computed in the loop counts too, if anything in the loop depends on others. */
    private boolean isForeign(int decision, BitSet loop) {
        return decisions.isForeign(decision)
                || (decisions.isOpen(decision)
                        && loop.stream()
                                .anyMatch(index ->
                                        Decisions.isDecision(instructions.get(index)) && decisions.isForeign(index)));
    }

    private boolean isSecondStep(int index) {
        int opcode = instructions.get(index).getOpcode();
        return decisions.isAttemptAfterRead(index)
                || opcode == Opcodes.PUTFIELD
                || opcode == Opcodes.PUTSTATIC
                || ArrayElements.isStore(opcode);
    }
}
