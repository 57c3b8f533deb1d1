package dev.atomicity.agent.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Which instruction of a method may follow which, by their indices, and the resulting loops. */
public final class ControlFlow {
    private final InsnList instructions;
    private final List<List<Integer>> successors = new ArrayList<>();
    private final List<List<Integer>> predecessors = new ArrayList<>();

    /**
     * @param withExceptions whether an instruction may be followed by the handlers of its exceptions
     */
    ControlFlow(MethodNode method, boolean withExceptions) {
        instructions = method.instructions;
        for (int i = 0; i < instructions.size(); i++) {
            successors.add(new ArrayList<>(2));
            predecessors.add(new ArrayList<>(2));
        }
        for (int i = 0; i < instructions.size(); i++) {
            addSuccessors(i, instructions.get(i));
        }
        if (withExceptions) {
            method.tryCatchBlocks.forEach(this::addHandler);
        }
    }

    private void addSuccessors(int index, AbstractInsnNode instruction) {
        targetsOf(instruction).forEach(target -> add(index, instructions.indexOf(target)));
        if (fallsThrough(instruction)) {
            add(index, index + 1);
        }
    }

    /** Whether the next instruction may follow without a jump. */
    public static boolean fallsThrough(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        boolean endsHere = opcode == Opcodes.GOTO
                || opcode == Opcodes.TABLESWITCH
                || opcode == Opcodes.LOOKUPSWITCH
                || opcode == Opcodes.ATHROW
                || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
        return !endsHere && instruction.getNext() != null;
    }

    /** Where an instruction may jump to. */
    static List<LabelNode> targetsOf(AbstractInsnNode instruction) {
        return switch (instruction.getType()) {
            case AbstractInsnNode.JUMP_INSN -> List.of(((JumpInsnNode) instruction).label);
            case AbstractInsnNode.TABLESWITCH_INSN -> {
                TableSwitchInsnNode table = (TableSwitchInsnNode) instruction;
                yield with(table.labels, table.dflt);
            }
            case AbstractInsnNode.LOOKUPSWITCH_INSN -> {
                LookupSwitchInsnNode lookup = (LookupSwitchInsnNode) instruction;
                yield with(lookup.labels, lookup.dflt);
            }
            default -> List.of();
        };
    }

    private static List<LabelNode> with(List<LabelNode> labels, LabelNode other) {
        List<LabelNode> all = new ArrayList<>(labels);
        all.add(other);
        return all;
    }

    /** Whether an instruction may jump backwards: each loop has one that does. */
    static boolean jumpsBack(AbstractInsnNode instruction, InsnList instructions) {
        for (LabelNode target : targetsOf(instruction)) {
            if (instructions.indexOf(target) < instructions.indexOf(instruction)) {
                return true;
            }
        }
        return false;
    }

    private void addHandler(TryCatchBlockNode block) {
        int end = instructions.indexOf(block.end);
        for (int i = instructions.indexOf(block.start); i < end; i++) {
            if (instructions.get(i).getOpcode() >= 0) {
                add(i, instructions.indexOf(block.handler));
            }
        }
    }

    private void add(int from, int to) {
        successors.get(from).add(to);
        predecessors.get(to).add(from);
    }

    List<Integer> after(int index) {
        return successors.get(index);
    }

    List<Integer> before(int index) {
        return predecessors.get(index);
    }

    /** The instructions that are in some loop: each loop has a jump backwards. */
    BitSet looped() {
        BitSet looped = new BitSet();
        BitSet all = new BitSet();
        all.set(0, instructions.size());
        for (int i = 0; i < instructions.size(); i++) {
            int target = i;
            if (!looped.get(i) && predecessors.get(i).stream().anyMatch(before -> before >= target)) {
                BitSet loop = reachable(i, successors, all);
                loop.and(reachable(i, predecessors, all));
                looped.or(loop);
            }
        }
        return looped;
    }

    /** The loops around an instruction, each as the set of its instructions, the innermost last. */
    List<BitSet> loopsAround(int index) {
        List<BitSet> loops = new ArrayList<>();
        BitSet allowed = new BitSet();
        allowed.set(0, instructions.size());
        while (allowed.get(index)) {
            BitSet loop = reachable(index, successors, allowed);
            loop.and(reachable(index, predecessors, allowed));
            if (loop.isEmpty()) {
                break;
            }
            loops.add(loop);
            // Without its entry, only the loops inside this loop are left.
            allowed = (BitSet) loop.clone();
            allowed.andNot(entriesOf(loop));
        }
        return loops;
    }

    /** What can be reached by one step or more. */
    private static BitSet reachable(int start, List<List<Integer>> steps, BitSet allowed) {
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        open.add(start);
        while (!open.isEmpty()) {
            for (int next : steps.get(open.remove())) {
                if (allowed.get(next) && !reached.get(next)) {
                    reached.set(next);
                    open.add(next);
                }
            }
        }
        return reached;
    }

    private BitSet entriesOf(BitSet loop) {
        BitSet entries = new BitSet();
        for (int i = loop.nextSetBit(0); i >= 0; i = loop.nextSetBit(i + 1)) {
            for (int before : predecessors.get(i)) {
                if (!loop.get(before)) {
                    entries.set(i);
                }
            }
        }
        if (loop.get(0)) {
            entries.set(0);
        }
        return entries;
    }
}
