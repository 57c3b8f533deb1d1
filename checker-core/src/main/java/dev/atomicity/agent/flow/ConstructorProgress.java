package dev.atomicity.agent.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Where in a constructor {@code this} is not an object yet, because the constructor of the superclass, or another one of the same
 * class, has not been called. In other methods it always is.
 */
public final class ConstructorProgress {
    private static final String CONSTRUCTOR = "<init>";

    private final Set<AbstractInsnNode> unconstructedBefore = new HashSet<>();
    private final Set<AbstractInsnNode> unconstructedAfter = new HashSet<>();

    /** How many objects are created but not yet constructed: while there are some, a constructor call belongs to them. */
    private int pendingNews;

    public ConstructorProgress(MethodNode method) {
        if (method.name.equals(CONSTRUCTOR)) {
            boolean isConstructed = false;
            for (AbstractInsnNode instruction : method.instructions) {
                note(instruction, isConstructed, unconstructedBefore);
                isConstructed = isConstructedAfter(instruction, isConstructed);
                note(instruction, isConstructed, unconstructedAfter);
            }
        }
    }

    private static void note(AbstractInsnNode instruction, boolean isConstructed, Set<AbstractInsnNode> unconstructed) {
        if (!isConstructed) {
            unconstructed.add(instruction);
        }
    }

    public boolean isConstructedBefore(AbstractInsnNode instruction) {
        return !unconstructedBefore.contains(instruction);
    }

    public boolean isConstructedAfter(AbstractInsnNode instruction) {
        return !unconstructedAfter.contains(instruction);
    }

    /** Whether the instruction is the call that makes an object of {@code this}. */
    public boolean isConstructing(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode
                && isConstructedBefore(instruction) != isConstructedAfter(instruction);
    }

    /** The call that makes an object of {@code this}, if all code after it is reached only through it; otherwise null. */
    public AbstractInsnNode onlyConstruction(MethodNode method) {
        AbstractInsnNode call = null;
        Set<LabelNode> before = new HashSet<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (isConstructing(instruction)) {
                if (call != null) {
                    return null;
                }
                call = instruction;
            } else if (call == null && instruction instanceof LabelNode label) {
                before.add(label);
            }
        }
        boolean isBehind = false;
        for (AbstractInsnNode instruction : method.instructions) {
            boolean isFromBehind = isBehind;
            if (ControlFlow.targetsOf(instruction).stream()
                    .anyMatch(target -> before.contains(target) == isFromBehind)) {
                return null;
            }
            isBehind |= instruction == call;
        }
        boolean areApart = method.tryCatchBlocks.stream()
                .noneMatch(block -> before.contains(block.start) || before.contains(block.handler));
        return areApart ? call : null;
    }

    private boolean isConstructedAfter(AbstractInsnNode instruction, boolean isConstructed) {
        if (instruction instanceof FrameNode frame) {
            return isConstructedAt(frame);
        }
        if (isConstructed) {
            return true;
        }
        if (instruction.getOpcode() == Opcodes.NEW) {
            pendingNews++;
        }
        return instruction instanceof MethodInsnNode call && call.name.equals(CONSTRUCTOR) && pendingNews-- == 0;
    }

    /** A frame says which objects are not constructed yet, whatever code was before it. */
    private boolean isConstructedAt(FrameNode frame) {
        List<Object> values = new ArrayList<>(frame.local);
        values.addAll(frame.stack);
        pendingNews = (int)
                values.stream().filter(LabelNode.class::isInstance).distinct().count();
        return !values.contains(Opcodes.UNINITIALIZED_THIS);
    }
}
