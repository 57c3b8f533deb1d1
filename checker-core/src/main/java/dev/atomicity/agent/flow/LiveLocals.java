package dev.atomicity.agent.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** For each instruction of a method the local variables whose values may be used from there on, by a handler too. */
final class LiveLocals {
    private final List<BitSet> live = new ArrayList<>();

    LiveLocals(MethodNode method) {
        ControlFlow all = new ControlFlow(method, true);
        int size = method.instructions.size();
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < size; i++) {
            live.add(new BitSet());
            open.push(i); // the last one first
        }
        BitSet isOpen = new BitSet();
        isOpen.set(0, size);
        while (!open.isEmpty()) {
            int at = open.pop();
            isOpen.clear(at);
            BitSet now = new BitSet();
            all.after(at).forEach(next -> now.or(live.get(next)));
            AbstractInsnNode instruction = method.instructions.get(at);
            int assigned = assigned(instruction);
            if (assigned >= 0) {
                now.clear(assigned);
            }
            int used = used(instruction);
            if (used >= 0) {
                now.set(used);
            }
            if (!now.equals(live.get(at))) {
                live.set(at, now);
                for (int before : all.before(at)) {
                    if (!isOpen.get(before)) {
                        isOpen.set(before);
                        open.push(before);
                    }
                }
            }
        }
    }

    /** Those that are live before the instruction with that index. */
    BitSet at(int index) {
        return live.get(index);
    }

    /** The local variable that the instruction assigns, -1 if none. */
    static int assigned(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof IincInsnNode increment) {
            return increment.var;
        }
        return opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE ? ((VarInsnNode) instruction).var : -1;
    }

    private static int used(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof IincInsnNode increment) {
            return increment.var;
        }
        return opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD ? ((VarInsnNode) instruction).var : -1;
    }
}
