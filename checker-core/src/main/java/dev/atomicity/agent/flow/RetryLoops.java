package dev.atomicity.agent.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Finds loops whose iterations are independent: no local variable that an iteration assigns is used by the next one. If such an iteration
 * has also written nothing, it can be ignored. This is the form of code that tests whether another thread came in between and tries again
 * if so: readers of a sequence lock, lock-free queues, a thread that spins until a flag is set. A loop that counts, or goes from node to
 * node, is not a retry loop.
 */
public final class RetryLoops {
    /** How many loops of a method are analysed at most. */
    private static final int MAX_LOOPS = 8;

    /**
     * A retry loop.
     *
     * @param first where each round begins
     * @param enteredBy instructions outside the loop that jump there
     * @param enteredAfter the instruction outside the loop that it follows without a jump, null if there is none
     */
    public record Loop(AbstractInsnNode first, Set<AbstractInsnNode> enteredBy, AbstractInsnNode enteredAfter) {}

    private final InsnList instructions;
    private final ControlFlow flow;
    private final MethodNode method;

    /** Null until the first loop needs it: most loops have effects, which is cheaper to determine. */
    private LiveLocals live;

    private RetryLoops(MethodNode method) {
        this.method = method;
        this.instructions = method.instructions;
        this.flow = new ControlFlow(method, false);
    }

    /**
     * The loops.
     *
     * @param hasUnseenEffect whether an instruction may change something that is not recorded
     */
    public static List<Loop> in(MethodNode method, Predicate<AbstractInsnNode> hasUnseenEffect) {
        if (!hasJumpBack(method)) {
            return List.of();
        }
        RetryLoops retry = new RetryLoops(method);
        Set<LabelNode> handlers = new HashSet<>();
        method.tryCatchBlocks.forEach(block -> handlers.add(block.handler));
        List<Loop> loops = new ArrayList<>();
        for (int first : retry.loopStarts()) {
            BitSet body = retry.loopOf(first);
            if (loops.size() < MAX_LOOPS
                    && retry.hasOneEntry(first, body)
                    && !retry.isHandler(first, handlers)
                    && retry.all(body).stream().noneMatch(hasUnseenEffect)
                    && !retry.keepsLocals(first, body)) {
                loops.add(retry.loop(first, body));
            }
        }
        return loops;
    }

    private static boolean hasJumpBack(MethodNode method) {
        boolean jumps = false;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.JSR || instruction.getOpcode() == Opcodes.RET) {
                return false;
            }
            jumps |= ControlFlow.jumpsBack(instruction, method.instructions);
        }
        return jumps;
    }

    // ---------------------------------------------------------------- loops

    /** The targets of jumps backwards: of each the first instruction that does something. Not of loops that count. */
    private Set<Integer> loopStarts() {
        Set<Integer> starts = new TreeSet<>();
        Set<Integer> counting = new HashSet<>();
        for (int jump = 0; jump < instructions.size(); jump++) {
            for (LabelNode label : ControlFlow.targetsOf(instructions.get(jump))) {
                int target = instructions.indexOf(label);
                if (target < jump) {
                    (counts(target, jump) ? counting : starts).add(firstFrom(target));
                }
            }
        }
        starts.removeAll(counting);
        return starts;
    }

    /**
     * Whether a local variable is incremented between the two, and not assigned otherwise: then the next round needs it. Most loops do,
     * and this test is much cheaper than the rest of the analysis.
     */
    private boolean counts(int from, int to) {
        BitSet incremented = new BitSet();
        BitSet assigned = new BitSet();
        for (AbstractInsnNode at = instructions.get(from); at != instructions.get(to); at = at.getNext()) {
            int local = LiveLocals.assigned(at);
            if (local >= 0) {
                (at.getOpcode() == Opcodes.IINC ? incremented : assigned).set(local);
            }
        }
        incremented.andNot(assigned);
        return !incremented.isEmpty();
    }

    private int firstFrom(int label) {
        int at = label;
        while (instructions.get(at).getOpcode() < 0) {
            at++;
        }
        return at;
    }

    /** The first of the labels, lines and frames right before the instruction, or the instruction. */
    private int groupOf(int first) {
        int at = first;
        while (at > 0 && instructions.get(at - 1).getOpcode() < 0) {
            at--;
        }
        return at;
    }

    /** All instructions from which a jump back to the start can be reached, and that are only reached through the start. */
    private BitSet loopOf(int first) {
        BitSet others = reachedWithout(first);
        BitSet body = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        body.set(groupOf(first), first + 1);
        for (int at = groupOf(first); at <= first; at++) {
            for (int source : flow.before(at)) {
                if (!others.get(source) && !body.get(source)) {
                    body.set(source);
                    open.add(source);
                }
            }
        }
        while (!open.isEmpty()) {
            for (int source : flow.before(open.remove())) {
                if (!body.get(source)) {
                    body.set(source);
                    open.add(source);
                }
            }
        }
        return body;
    }

    /** What is reached from the start of the method without that instruction. */
    private BitSet reachedWithout(int first) {
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        if (groupOf(first) > 0) {
            reached.set(0);
            open.add(0);
        }
        while (!open.isEmpty()) {
            for (int next : flow.after(open.remove())) {
                if (next != first && !reached.get(next)) {
                    reached.set(next);
                    open.add(next);
                }
            }
        }
        return reached;
    }

    /** Whether the loop is only entered at its start. */
    private boolean hasOneEntry(int first, BitSet body) {
        int group = groupOf(first);
        if (body.get(0) && group > 0) {
            return false;
        }
        for (int at = body.nextSetBit(0); at >= 0; at = body.nextSetBit(at + 1)) {
            boolean isStart = at >= group && at <= first;
            if (!isStart && flow.before(at).stream().anyMatch(source -> !body.get(source))) {
                return false;
            }
        }
        return true;
    }

    private boolean isHandler(int first, Set<LabelNode> handlers) {
        for (int at = groupOf(first); at <= first; at++) {
            if (instructions.get(at) instanceof LabelNode label && handlers.contains(label)) {
                return true;
            }
        }
        return false;
    }

    private List<AbstractInsnNode> all(BitSet body) {
        List<AbstractInsnNode> all = new ArrayList<>();
        body.stream().forEach(index -> all.add(instructions.get(index)));
        return all;
    }

    private Loop loop(int first, BitSet body) {
        Set<AbstractInsnNode> enteredBy = new HashSet<>();
        AbstractInsnNode enteredAfter = null;
        int group = groupOf(first);
        for (int at = group; at <= first; at++) {
            for (int source : flow.before(at)) {
                if (!body.get(source)) {
                    if (at == group && source == group - 1 && !jumpsTo(source, group, first)) {
                        enteredAfter = instructions.get(source);
                    } else {
                        enteredBy.add(instructions.get(source));
                    }
                }
            }
        }
        return new Loop(instructions.get(first), enteredBy, enteredAfter);
    }

    private boolean jumpsTo(int source, int group, int first) {
        return ControlFlow.targetsOf(instructions.get(source)).stream()
                .map(instructions::indexOf)
                .anyMatch(target -> target >= group && target <= first);
    }

    // ---------------------------------------------------------------- local variables

    /** Whether a round assigns a local variable that the next one needs. */
    private boolean keepsLocals(int first, BitSet body) {
        if (live == null) {
            live = new LiveLocals(method);
        }
        BitSet needed = live.at(first);
        return all(body).stream().mapToInt(LiveLocals::assigned).anyMatch(local -> local >= 0 && needed.get(local));
    }
}
