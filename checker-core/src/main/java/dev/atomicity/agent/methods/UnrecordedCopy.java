package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ArrayElements;
import dev.atomicity.agent.flow.ConstructorProgress;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Writes the body of a method again, behind the recorded one, with plain accesses of fields and elements: for a thread that is alone, of
 * which nothing is recorded (see {@code Solo}). Compilers leave out the body that never runs.
 *
 * <p>A thread can cease to be alone only in code that the method calls. So after each call, and wherever an exception arrives, the copy
 * tests whether the thread is still alone, and otherwise continues at the same place in the recorded body: both have the same local
 * variables and the same stack there. Where an object is not constructed yet, the verifier does not allow that; until it is, the copy is
 * written as the recorded body is, which serves both. Of a constructor, what comes before the constructor of the superclass is not copied.
 */
final class UnrecordedCopy {
    private final MethodNode method;
    private final VerifiedTypes types;
    private final HookWriter hooks;
    private final MethodVisitor program;

    /** Where the recorded body continues after an instruction. */
    private final Map<AbstractInsnNode, Label> arrivals = new HashMap<>();

    /** The same for an exception that arrives at a handler. */
    private final Map<LabelNode, Label> handlerArrivals = new HashMap<>();

    private final Label start = new Label();

    /** The call after which the copy begins; null if it begins with the method. */
    private final AbstractInsnNode begin;

    private final Map<LabelNode, LabelNode> labels = new HashMap<>();
    private final Set<LabelNode> handlers;

    private UnrecordedCopy(
            MethodNode method, AbstractInsnNode begin, VerifiedTypes types, HookWriter hooks, MethodVisitor program) {
        this.method = method;
        this.begin = begin;
        this.types = types;
        this.hooks = hooks;
        this.program = program;
        this.handlers =
                method.tryCatchBlocks.stream().map(block -> block.handler).collect(Collectors.toSet());
        for (AbstractInsnNode next = first(); next != null; next = next.getNext()) {
            if (next instanceof LabelNode label) {
                labels.put(label, new LabelNode());
            }
        }
    }

    /**
     * Null if there can be no copy.
     *
     * @param program takes instructions of the method, with its own frames
     */
    static UnrecordedCopy of(
            MethodContext context, ConstructorProgress progress, HookWriter hooks, MethodVisitor program) {
        MethodNode method = context.method();
        AbstractInsnNode begin = context.isConstructor() ? progress.onlyConstruction(method) : null;
        VerifiedTypes types = begin == null && context.isConstructor() ? null : VerifiedTypes.of(context);
        return types == null ? null : new UnrecordedCopy(method, begin, types, hooks, program);
    }

    private AbstractInsnNode first() {
        return begin == null ? method.instructions.getFirst() : begin.getNext();
    }

    // ---------------------------------------------------------------- in the recorded body

    /** At its start: a thread that is alone jumps to the copy. */
    void writeEntry() {
        if (begin == null) {
            goIfAlone();
        }
    }

    private void goIfAlone() {
        writeIsAlone();
        program.visitJumpInsn(Opcodes.IFNE, start);
    }

    /** Behind an instruction: here the copy may arrive, or begin. */
    void writeArrivalAfter(AbstractInsnNode instruction) {
        if (begin != null && instruction == begin) {
            goIfAlone();
        } else if (isLookedAfter(instruction)) {
            Label arrival = new Label();
            arrivals.put(instruction, arrival);
            program.visitLabel(arrival);
            if (!hasFrameNext(instruction.getNext())) {
                types.visitFrameAfter(instruction, program);
            }
        }
    }

    /**
     * At the start of a handler: here the copy may arrive with an exception. Not at the very first instruction: the JVM's first compiler
     * gives up methods with handlers that are also reached by jumps, and they would be interpreted for a long time.
     *
     * @param frame the frame that stands there, null in a class file without frames
     */
    void writeArrivalAtHandler(LabelNode handler, AbstractInsnNode frame) {
        program.visitInsn(Opcodes.NOP);
        program.visitLabel(arrivalAt(handler));
        if (frame != null) {
            frame.accept(program);
        }
    }

    private Label arrivalAt(LabelNode handler) {
        return handlerArrivals.computeIfAbsent(handler, key -> new Label());
    }

    // ---------------------------------------------------------------- the copy

    /**
     * Writes the copy.
     *
     * @param recorded writes an instruction, which is not a label and has none, as in the recorded body
     * @param releaseHeld what is done where an exception arrives, null if nothing is
     */
    void write(Consumer<AbstractInsnNode> recorded, Runnable releaseHeld) {
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            program.visitTryCatchBlock(copyOf(block.start), copyOf(block.end), copyOf(block.handler), block.type);
        }
        program.visitLabel(start);
        if (!hasFrameNext(first())) {
            if (begin == null) {
                types.visitFirstFrame(program);
            } else {
                types.visitFrameAfter(begin, program);
            }
        }
        LabelNode handler = null;
        for (AbstractInsnNode instruction = first(); instruction != null; instruction = instruction.getNext()) {
            if (instruction instanceof LineNumberNode line) {
                hooks.atLine(line.line);
            }
            if (hasLabels(instruction)) {
                instruction.clone(labels).accept(program);
            } else if (isPlain(instruction)) {
                instruction.accept(program);
            } else {
                recorded.accept(instruction);
            }
            if (instruction instanceof LabelNode label && handlers.contains(label)) {
                handler = label;
            }
            boolean isBehindFrame = instruction instanceof FrameNode || !types.haveFrames();
            if (handler != null && isBehindFrame) {
                writeArrivalOfException(handler, releaseHeld);
                handler = null;
            } else if (isLookedAfter(instruction)) {
                goUnlessAlone(arrivals.get(instruction));
            }
        }
        if (method.localVariables != null) {
            method.localVariables.stream()
                    .filter(variable -> labels.containsKey(variable.end))
                    .forEach(this::copyVariable);
        }
    }

    private void writeArrivalOfException(LabelNode handler, Runnable releaseHeld) {
        goUnlessAlone(arrivalAt(handler));
        if (releaseHeld != null) {
            releaseHeld.run();
        }
    }

    private void copyVariable(LocalVariableNode variable) {
        program.visitLocalVariable(
                variable.name,
                variable.desc,
                variable.signature,
                labels.containsKey(variable.start) ? copyOf(variable.start) : start,
                copyOf(variable.end),
                variable.index);
    }

    private Label copyOf(LabelNode label) {
        return labels.get(label).getLabel();
    }

    private static boolean hasLabels(AbstractInsnNode instruction) {
        return instruction instanceof LabelNode
                || instruction instanceof LineNumberNode
                || instruction instanceof FrameNode
                || instruction instanceof JumpInsnNode
                || instruction instanceof TableSwitchInsnNode
                || instruction instanceof LookupSwitchInsnNode;
    }

    /** Whether the instruction stays unchanged. Calls have hooks, and a thread that is alone needs some of them too. */
    private boolean isPlain(AbstractInsnNode instruction) {
        boolean isAccess = instruction instanceof FieldInsnNode || ArrayElements.isAccess(instruction.getOpcode());
        return isAccess && !types.isConstructingBefore(instruction);
    }

    // ---------------------------------------------------------------- tests

    /** Whether code of the program may have run since the last test, and the types on the stack allow a jump here. */
    private boolean isLookedAfter(AbstractInsnNode instruction) {
        boolean mayHaveEnded = types.runsOtherCode(instruction) || types.isConstructingBefore(instruction);
        return mayHaveEnded && types.canGoOverAfter(instruction);
    }

    private void goUnlessAlone(Label recordedBody) {
        writeIsAlone();
        program.visitJumpInsn(Opcodes.IFEQ, recordedBody);
    }

    private void writeIsAlone() {
        hooks.loadThread();
        program.visitMethodInsn(Opcodes.INVOKEVIRTUAL, HookWriter.THREAD, "isAlone", "()Z", false);
    }

    /** Whether a frame stands before the next instruction: there can be only one. */
    private static boolean hasFrameNext(AbstractInsnNode from) {
        AbstractInsnNode next = from;
        while (next != null && next.getOpcode() < 0) {
            if (next instanceof FrameNode) {
                return true;
            }
            next = next.getNext();
        }
        return false;
    }
}
