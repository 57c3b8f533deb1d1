package dev.atomicity.agent.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds double-checked locking with an arbitrary condition: a value is read into a local variable and tested, a lock is acquired, the
 * value is read again into the same local variable, and the same test is made again, as in {@code t = token; if (t.isOver()) synchronized
 * (this) { t = token; if (t.isOver()) ...}}. The first value is then overwritten; so if the second one is different, the first no longer
 * matters.
 */
final class RepeatedDecisions {
    /** Instructions between two reads. */
    private static final int MAX_BETWEEN = 60;

    private final Set<LabelNode> handlers = new HashSet<>();

    private RepeatedDecisions(MethodNode method) {
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            handlers.add(block.handler);
        }
    }

    static void addTo(Map<AbstractInsnNode, DoubleChecks.SecondLook> looks, MethodNode method) {
        RepeatedDecisions decisions = new RepeatedDecisions(method);
        for (AbstractInsnNode instruction : method.instructions) {
            if (ComparedRead.isRead(instruction) && ComparedRead.operandsOf(instruction) != null) {
                decisions.look(instruction, looks);
            }
        }
    }

    private void look(AbstractInsnNode first, Map<AbstractInsnNode, DoubleChecks.SecondLook> looks) {
        VarInsnNode kept = keptBy(first);
        AbstractInsnNode second = kept == null ? null : readUnderLock(first, kept);
        if (second != null && !looks.containsKey(second)) {
            int load = kept.getOpcode() == Opcodes.ASTORE ? Opcodes.ALOAD : Opcodes.ILOAD;
            looks.put(second, new DoubleChecks.SecondLook(new VarInsnNode(load, kept.var), true));
        }
    }

    /** Where the value that was read is stored; null if it is not stored next. */
    private static VarInsnNode keptBy(AbstractInsnNode read) {
        AbstractInsnNode next = Instructions.next(read);
        if (next != null && next.getOpcode() == Opcodes.CHECKCAST) {
            next = Instructions.next(next);
        }
        return ComparedRead.isStore(next) ? (VarInsnNode) next : null;
    }

    private AbstractInsnNode readUnderLock(AbstractInsnNode first, VarInsnNode kept) {
        List<String> decision = new ArrayList<>();
        int decided = 0;
        boolean isLocked = false;
        int count = 0;
        for (AbstractInsnNode at = kept.getNext(); at != null && count < MAX_BETWEEN; at = at.getNext()) {
            if (at instanceof LabelNode label && handlers.contains(label)) {
                at = endOfHandler(at);
                continue;
            }
            if (at instanceof FrameNode frame && !isKnown(kept.var, frame)) {
                return null;
            }
            if (at.getOpcode() < 0) {
                continue;
            }
            count++;
            if (isLocked && DoubleChecks.isSameRead(at, first) && isSameVariable(first, at)) {
                VarInsnNode again = keptBy(at);
                boolean isRepeated = again != null && again.var == kept.var && decided > 0;
                return isRepeated && repeats(decision.subList(0, decided), again) ? at : null;
            }
            if (changes(at, kept, first)) {
                return null;
            }
            isLocked = (isLocked || Locking.takes(at)) && !Locking.gives(at);
            decision.add(textOf(at));
            decided = isFork(at) && !isLocked ? decision.size() : decided;
        }
        return null;
    }

    /** The last instruction of a handler that throws or jumps: it is not on the way. */
    private static AbstractInsnNode endOfHandler(AbstractInsnNode start) {
        AbstractInsnNode at = start;
        while (at.getNext() != null && at.getOpcode() != Opcodes.ATHROW && at.getOpcode() != Opcodes.GOTO) {
            at = at.getNext();
        }
        return at;
    }

    /** Whether the local variable can be loaded where that frame is. */
    private static boolean isKnown(int local, FrameNode frame) {
        int at = 0;
        for (Object type : frame.local) {
            if (at == local) {
                return type != Opcodes.TOP;
            }
            at += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
        }
        return false;
    }

    private static boolean isSameVariable(AbstractInsnNode first, AbstractInsnNode second) {
        List<AbstractInsnNode> operands = ComparedRead.operandsOf(second);
        return operands != null
                && operands.stream()
                        .map(ComparedRead::textOf)
                        .toList()
                        .equals(ComparedRead.operandsOf(first).stream()
                                .map(ComparedRead::textOf)
                                .toList());
    }

    /** Whether something is written, or the value or an operand of its read is replaced. */
    private static boolean changes(AbstractInsnNode at, VarInsnNode kept, AbstractInsnNode first) {
        int opcode = at.getOpcode();
        if (at instanceof VarInsnNode local && opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            return local.var == kept.var
                    || ComparedRead.operandsOf(first).stream()
                            .anyMatch(operand -> operand instanceof VarInsnNode used && used.var == local.var);
        }
        return opcode == Opcodes.PUTFIELD
                || opcode == Opcodes.PUTSTATIC
                || (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE);
    }

    private static boolean repeats(List<String> decision, AbstractInsnNode kept) {
        AbstractInsnNode at = kept;
        for (String text : decision) {
            at = Instructions.next(at);
            if (at == null || !textOf(at).equals(text)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFork(AbstractInsnNode at) {
        return at instanceof JumpInsnNode && at.getOpcode() != Opcodes.GOTO;
    }

    /** The same text for a decision and its opposite: they depend on the same. */
    private static String textOf(AbstractInsnNode at) {
        return isFork(at) ? "fork " + opposites(at.getOpcode()) : ComparedRead.textOf(at);
    }

    private static int opposites(int opcode) {
        if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
            return Opcodes.IFNULL;
        }
        return opcode - (opcode - Opcodes.IFEQ) % 2; // they come in pairs: equal and not equal, less and not less
    }
}
