package dev.atomicity.agent.methods;

import dev.atomicity.steps.Operation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableAnnotationNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Writes a method with the calls of the hooks, following its {@link InstrumentationPlan}. The thread state is loaded once, at the start,
 * into a new local variable. No branch is inserted except to the {@link UnrecordedCopy}, so the frames stay unchanged except for the new
 * variables.
 */
public final class MethodInstrumenter {
    private final MethodContext context;
    private final MethodNode method;
    private final InstrumentationPlan plan;

    /** Receives the instructions of the method. Inserted code goes to {@link #code} directly. */
    private final ExtraLocals program;

    private final MethodVisitor code;

    private final HookWriter hooks;
    private final MethodBounds bounds;
    private final FieldAccessWriter fields;
    private final ElementAccessWriter elements;
    private final CallWriter calls;
    private final RetryLoopWriter retryLoops;
    private final OnceDecidedWaitWriter onceDecidedWaits;

    /** Null if there is none. */
    private final UnrecordedCopy copy;

    private final Set<LabelNode> handlers = new HashSet<>();

    /** After the label of a handler, until its frame, which must come before any instruction; otherwise null. */
    private LabelNode handlerHere;

    /** After a monitor entry, until the label from which on a handler exits the monitor. */
    private boolean hasEnteredMonitor;

    private MethodInstrumenter(MethodContext context, InstrumentationPlan plan, MethodVisitor code) {
        this.context = context;
        this.method = context.method();
        this.plan = plan;
        this.code = code;
        this.program = new ExtraLocals(method.maxLocals, code);
        // Each of these may create local variables and assign them, at the start of the method.
        int thread = program.newLocal(Type.getObjectType(HookWriter.THREAD));
        this.hooks = new HookWriter(context, code, thread);
        this.bounds = new MethodBounds(context, plan, hooks, program, code);
        bounds.loadThread(thread);
        this.fields = new FieldAccessWriter(context, code, hooks);
        this.elements = new ElementAccessWriter(
                code, hooks, new ArrayCaches(plan.elementAccesses(), thread, program::newLocal, code));
        this.retryLoops = new RetryLoopWriter(plan.retryLoops(), hooks, program::newLocal, code);
        this.onceDecidedWaits = new OnceDecidedWaitWriter(plan.onceDecidedWaits(), hooks, code);
        this.calls = new CallWriter(plan, hooks, bounds, program::newLocal, code);
        this.copy = plan.hasUnrecordedCopy() ? UnrecordedCopy.of(context, plan.progress(), hooks, program) : null;
    }

    /**
     * Writes the method.
     *
     * @param isRegion whether it is an atomic region
     * @param isLeftOut whether its work belongs only to calls on the same object
     * @param locksMethod whether it is synchronized, and that is recorded
     */
    public static void rewrite(
            MethodContext context, boolean isRegion, boolean isLeftOut, boolean locksMethod, MethodVisitor target) {
        InstrumentationPlan plan = MethodPlanner.plan(context, isRegion, locksMethod);
        if (isLeftOut) {
            plan.leaveOut();
        }
        MethodNode method = context.method();
        if (SilentMethods.contain(context, plan)) {
            SilentMethods.write(context, new HookWriter(context, target, 0).site(Operation.REGION, null), target);
            return;
        }
        InsnList body = method.instructions;
        body.resetLabels(); // the method may have been written before
        method.instructions = new InsnList();
        method.accept(target); // annotations and everything else that is not code
        method.instructions = body;
        target.visitCode();
        new MethodInstrumenter(context, plan, target).writeCode();
    }

    private void writeCode() {
        bounds.writeEntry();
        if (copy != null) {
            copy.writeEntry();
        }
        for (int i = 0; i < method.tryCatchBlocks.size(); i++) {
            TryCatchBlockNode block = method.tryCatchBlocks.get(i);
            handlers.add(block.handler);
            block.updateIndex(i);
            block.accept(program);
        }
        for (AbstractInsnNode instruction : method.instructions) {
            retryLoops.writeBefore(instruction);
            writeHoldPointIf(plan.hasHoldPointBefore(instruction));
            write(instruction);
            writeHoldPointIf(plan.hasHoldPointAfter(instruction));
            retryLoops.writeAfter(instruction);
            if (copy != null) {
                copy.writeArrivalAfter(instruction);
            }
        }
        if (copy != null) {
            bounds.startCopy();
            copy.write(this::write, plan.holdsOverFailingCalls() ? bounds::releaseHeld : null);
        }
        if (method.localVariables != null) {
            method.localVariables.forEach(variable -> variable.accept(program));
        }
        accept(method.visibleLocalVariableAnnotations, true);
        accept(method.invisibleLocalVariableAnnotations, false);
        bounds.writeHandlers();
        program.visitMaxs(method.maxStack, method.maxLocals);
    }

    private void accept(List<LocalVariableAnnotationNode> annotations, boolean areVisible) {
        if (annotations != null) {
            annotations.forEach(annotation -> annotation.accept(program, areVisible));
        }
    }

    private void writeHoldPointIf(boolean isWanted) {
        if (isWanted) {
            hooks.call(HookWriter.HOLD_POINTS, "point");
        }
    }

    private void write(AbstractInsnNode instruction) {
        hooks.at(instruction);
        if (instruction instanceof LineNumberNode line) {
            hooks.atLine(line.line);
            instruction.accept(program);
        } else if (instruction instanceof LabelNode label) {
            writeLabel(label);
        } else if (instruction instanceof FrameNode) {
            writeFrame(instruction);
        } else if (instruction instanceof MethodInsnNode call) {
            writeCall(call);
        } else if (instruction instanceof FieldInsnNode access && plan.decisionFor(access) != null) {
            fields.write(access, plan.decisionFor(access));
        } else {
            writeHooksBefore(instruction);
            instruction.accept(program);
        }
    }

    private void writeHooksBefore(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        Decision decision = plan.decisionFor(instruction);
        if (decision instanceof Decision.ElementAccess) {
            elements.writeHook(instruction);
        } else if (decision instanceof Decision.MonitorAction) {
            code.visitInsn(Opcodes.DUP); // lock lock
            if (opcode == Opcodes.MONITORENTER) {
                hasEnteredMonitor = true;
            } else {
                hooks.callReleasing();
            }
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            bounds.writeExit();
        }
    }

    private void writeLabel(LabelNode label) {
        label.accept(program);
        if (handlers.contains(label)) {
            if (context.hasFrames()) {
                handlerHere = label;
            } else {
                writeHandlerStart(label, null);
            }
        }
        if (hasEnteredMonitor) {
            hasEnteredMonitor = false;
            hooks.callAcquired();
        }
    }

    private void writeFrame(AbstractInsnNode frame) {
        frame.accept(program);
        bounds.passFrame(frame);
        if (handlerHere != null) {
            writeHandlerStart(handlerHere, frame);
            handlerHere = null;
        }
    }

    private void writeHandlerStart(LabelNode handler, AbstractInsnNode frame) {
        if (copy != null) {
            copy.writeArrivalAtHandler(handler, frame);
        }
        if (plan.holdsOverFailingCalls()) {
            bounds.releaseHeld();
        }
    }

    private void writeCall(MethodInsnNode call) {
        boolean isConstructing = plan.progress().isConstructing(call);
        if (isConstructing) {
            bounds.startConstruction();
        }
        Decision.Call decision = (Decision.Call) plan.decisionFor(call);
        if (decision == null) {
            call.accept(program);
        } else {
            onceDecidedWaits.writeBefore(call);
            calls.write(call, decision);
            onceDecidedWaits.writeAfter(call);
        }
        if (isConstructing) {
            bounds.endConstruction();
        }
        if (decision != null && decision.copiesObject()) {
            calls.writeCopied();
        }
    }
}
