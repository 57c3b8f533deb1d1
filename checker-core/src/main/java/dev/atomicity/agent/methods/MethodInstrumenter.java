package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.ShadowMembers;
import dev.atomicity.agent.flow.ConfinedObjects;
import dev.atomicity.agent.flow.ConstantWrites;
import dev.atomicity.agent.flow.NewArrays;
import dev.atomicity.agent.flow.OwnCode;
import dev.atomicity.agent.flow.UncheckedWaits;
import dev.atomicity.agent.models.ArrayUse;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.SyncModel;
import dev.atomicity.hooks.Sites;
import dev.atomicity.hooks.WrittenValues;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LocalVariableAnnotationNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Inserts the calls of the hooks into a method: decides which instruction is told, and leaves the writing to a writer of
 * its kind. The thread state is loaded once, at the start, into a new local variable. No branch is inserted, so the frames
 * stay as they are but for the new variables.
 */
public final class MethodInstrumenter extends ExtraLocals {
    private final MethodContext context;
    private final boolean isRegion;
    private final boolean locksMethod;

    /** Whether a call may fail that holds a variable: then it is given free wherever the exception arrives. */
    private final boolean releasesHeld;

    private final ConstructorProgress progress;
    private final CoverageProbes probes = new CoverageProbes();

    private HookWriter hooks;
    private FieldAccessWriter fields;
    private ElementAccessWriter elements;
    private ModelledCallWriter modelledCalls;
    private SyncCallWriter syncCalls;
    private ThreadCallWriter threadCalls;
    private SignalCallWriter signalCalls;

    private ConfinedObjects confined;
    private BitSet droppedResults;
    private BitSet newArrays;
    private BitSet waitingPauses;
    private BitSet uncheckedWaits;

    /** What each call sets an atomic to, if that is a constant; otherwise null. */
    private List<String> setConstants;

    /** Whether the current call makes an object of {@code this}: it is one of the superclass's constructor. */
    private boolean constructs;

    /** How many calls have been seen: with it the instruction of the tree is found again. */
    private int calls;

    /** The local variable with the depth of regions at the start. */
    private int depth;

    /** The same for the calls of the JDK that the thread is in the middle of. */
    private int callDepth;

    /** Null if the method is no constructor. */
    private CaughtRanges caughtRanges;

    private final Set<Label> handlers = new HashSet<>();
    private boolean isAtHandler;
    private boolean hasEnteredMonitor;

    /**
     * Whether a monitor has just been left. The hold point comes before the next instruction, behind the end of the handler's range: the
     * handler would leave the monitor a second time.
     */
    private boolean hasLeftMonitor;

    private final Label bodyStart = new Label();

    public MethodInstrumenter(MethodContext context, boolean isRegion, boolean locksMethod, MethodVisitor next) {
        super(context.method().maxLocals, next);
        this.context = context;
        this.isRegion = isRegion;
        this.locksMethod = locksMethod;
        this.releasesHeld = context.holdsOverFailingCalls();
        this.progress = new ConstructorProgress(context.method().name);
    }

    /** Writes the whole method. */
    public void rewrite() {
        MethodNode method = context.method();
        InsnList body = method.instructions;
        body.resetLabels(); // the method may have been written before
        method.instructions = new InsnList();
        method.accept(mv); // annotations and everything else that is not code
        method.instructions = body;
        visitCode();
        for (int i = 0; i < method.tryCatchBlocks.size(); i++) {
            method.tryCatchBlocks.get(i).updateIndex(i);
            method.tryCatchBlocks.get(i).accept(this);
        }
        for (AbstractInsnNode instruction : body) {
            if (hasLeftMonitor && instruction.getOpcode() >= 0) {
                hasLeftMonitor = false;
                writeHoldPoint();
            }
            instruction.accept(this);
        }
        if (method.localVariables != null) {
            method.localVariables.forEach(variable -> variable.accept(this));
        }
        acceptAnnotations(method.visibleLocalVariableAnnotations, true);
        acceptAnnotations(method.invisibleLocalVariableAnnotations, false);
        visitMaxs(method.maxStack, method.maxLocals);
    }

    /** A thread is not held in a constructor before that of the superclass has returned. */
    private void writeHoldPoint() {
        if (context.hasHoldPoints() && progress.isConstructed()) {
            hooks.call(HookWriter.HOLD_POINTS, "point");
        }
    }

    private void acceptAnnotations(List<LocalVariableAnnotationNode> annotations, boolean areVisible) {
        if (annotations != null) {
            annotations.forEach(annotation -> annotation.accept(this, areVisible));
        }
    }

    // ---------------------------------------------------------------- the way in

    @Override
    public void visitCode() {
        super.visitCode();
        int thread = newLocal(Type.getObjectType(HookWriter.THREAD));
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, HookWriter.ACCESSES, "current", "()" + HookWriter.T, false);
        mv.visitVarInsn(Opcodes.ASTORE, thread);
        if (releasesHeld) {
            callDepth = newLocal(Type.INT_TYPE);
            mv.visitVarInsn(Opcodes.ALOAD, thread);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, CallModel.CALLS, "depth", "(" + HookWriter.T + ")I", false);
            mv.visitVarInsn(Opcodes.ISTORE, callDepth);
        }
        makeWriters(thread);
        if (locksMethod) {
            loadMethodLock();
            tellAcquired();
        }
        if (isRegion) {
            depth = newLocal(Type.INT_TYPE);
            int region = hooks.site(Sites.REGION, null);
            hooks.loadThread();
            mv.visitLdcInsn(region);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, HookWriter.REGIONS, "begin", "(" + HookWriter.T + "I)I", false);
            WrittenValues.addOwnCode(region, OwnCode.methodsRunBy(context.type(), context.method()));
            mv.visitVarInsn(Opcodes.ISTORE, depth);
        }
        if (catchesAll()) {
            mv.visitLabel(bodyStart);
        }
        if (releasesHeld && context.isConstructor()) {
            caughtRanges = new CaughtRanges(mv);
            caughtRanges.begin(false);
        }
    }

    /** Some of them assign local variables of their own, so this is part of the code. */
    private void makeWriters(int thread) {
        hooks = new HookWriter(context, mv, thread);
        confined = ConfinedObjects.of(context.type().name, context.method());
        fields = new FieldAccessWriter(context, mv, hooks);
        ArrayCaches arrayCaches = new ArrayCaches(context.method(), confined, this::newLocal, mv);
        elements = new ElementAccessWriter(mv, hooks, arrayCaches, confined);
        SpareLocals spare = new SpareLocals(this::newLocal, mv);
        spare.reserve(context.modelledCalls());
        modelledCalls = new ModelledCallWriter(mv, spare, thread, callDepth);
        syncCalls = new SyncCallWriter(mv, spare, thread);
        threadCalls = new ThreadCallWriter(context, mv, hooks, this::newLocal);
        droppedResults = context.callsWithDroppedResult();
        newArrays = NewArrays.callsWith(context.method());
        signalCalls = new SignalCallWriter(mv, hooks, spare);
        waitingPauses = context.waitingPauses();
        uncheckedWaits = UncheckedWaits.of(context.type(), context.method());
        setConstants = new ConstantWrites(context.method(), context.loader(), context.hierarchy()).ofCalls();
    }

    @Override
    public void visitLineNumber(int number, Label start) {
        hooks.atLine(number);
        super.visitLineNumber(number, start);
    }

    // ---------------------------------------------------------------- fields, array elements, monitors

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        fields.write(opcode, owner, name, descriptor, progress.isConstructed());
    }

    @Override
    public void visitInsn(int opcode) {
        boolean isOfProgram = !probes.isStore(opcode);
        if (ElementAccessWriter.isAccess(opcode)) {
            elements.writeHook(opcode, isOfProgram);
        } else if (opcode == Opcodes.MONITORENTER && context.observesLocks()) {
            writeHoldPoint();
            mv.visitInsn(Opcodes.DUP); // lock lock
            hasEnteredMonitor = true;
        } else if (opcode == Opcodes.MONITOREXIT && context.observesLocks()) {
            mv.visitInsn(Opcodes.DUP); // lock lock
            tellReleasing();
            hasLeftMonitor = true;
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            leave();
        }
        super.visitInsn(opcode);
    }

    /** Behind a monitor entry there is a label from which on the monitor is left whatever happens. */
    @Override
    public void visitLabel(Label label) {
        super.visitLabel(label);
        if (releasesHeld && handlers.contains(label)) {
            if (context.hasFrames()) {
                isAtHandler = true; // the frame must stand before any instruction
            } else {
                releaseHeld();
            }
        }
        if (hasEnteredMonitor) {
            hasEnteredMonitor = false;
            tellAcquired();
        }
    }

    /** What is acquired lies on the stack. */
    private void tellAcquired() {
        hooks.callAtSite(HookWriter.MONITORS, "acquired", HookWriter.OBJECT_AT_SITE, "acquires", null);
    }

    private void tellReleasing() {
        hooks.callAtSite(HookWriter.MONITORS, "releasing", HookWriter.OBJECT_AT_SITE, "releases", null);
    }

    // ---------------------------------------------------------------- calls

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        probes.named(name);
        boolean wasConstructed = progress.isConstructed();
        progress.calls(name);
        constructs = wasConstructed != progress.isConstructed();
        if (constructs && caughtRanges != null) {
            caughtRanges.end();
        }
        if (!constructs) {
            writeHoldPoint();
        }
        writeCall(new ModelledCallWriter.Call(opcode, owner, name, descriptor, isInterface));
        if (constructs && caughtRanges != null) {
            caughtRanges.begin(true);
        }
        constructs = false;
        if (context.copiesObject(opcode, owner, name, descriptor)) {
            mv.visitInsn(Opcodes.DUP); // copy copy
            mv.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "dev/atomicity/hooks/ShadowPlaces", "cloned", "(Ljava/lang/Object;)V", false);
        }
        writeHoldPoint();
    }

    private void writeCall(ModelledCallWriter.Call call) {
        int number = calls++;
        if (uncheckedWaits.get(number)) {
            writeHookBeforeWait(call);
        }
        if (context.notifies(call.opcode(), call.name(), call.descriptor())) {
            signalCalls.writeSignal(call, true);
        } else if (context.signals(call.opcode(), call.owner(), call.name(), call.descriptor())) {
            signalCalls.writeSignal(call, false);
        } else if (context.startsThread(call.owner(), call.name(), call.descriptor())) {
            threadCalls.writeStart(call);
        } else if (context.waitsOnMonitor(call.name(), call.descriptor())) {
            threadCalls.writeWait(call);
        } else if (waitingPauses.get(number) || context.blocks(call.owner(), call.name(), call.descriptor())) {
            hooks.call(HookWriter.REGIONS, "blocking");
            if (context.joinsThread(call.owner(), call.name(), call.descriptor())) {
                threadCalls.writeJoin(call);
            } else {
                writeModelled(call, number, true);
            }
        } else {
            writeModelled(call, number, false);
        }
    }

    private void writeHookBeforeWait(ModelledCallWriter.Call call) {
        boolean isOfMonitor = call.name().equals("wait");
        if (isOfMonitor || context.isOfCondition(call.owner())) {
            signalCalls.writeHookBeforeWait(call, isOfMonitor);
        }
    }

    /** With what it means for the order of threads, or for the data that the JDK keeps; as it is, if it means nothing. */
    private void writeModelled(ModelledCallWriter.Call call, int number, boolean blocks) {
        SyncModel synchronisation = context.syncOf(call.opcode(), call.owner(), call.name(), call.descriptor());
        CallModel model = confined.hasCall(number)
                ? null
                : context.modelOf(call.opcode(), call.owner(), call.name(), call.descriptor());
        if (synchronisation != null) {
            syncCalls.write(synchronisation, call, hooks.site(synchronisation.phrase()));
        } else if (model != null) {
            CallModel kept = newArrays.get(number) ? model.with(ArrayUse.NONE) : model;
            CallModel used = droppedResults.get(number) && !blocks ? kept.dropped() : kept;
            CallModel actual = constructs ? used.ofSuperclass() : used;
            if (caughtRanges != null && actual.holdsOverFailingCall()) {
                caughtRanges.need();
            }
            int site = hooks.site(actual.operation(), call.text());
            if (actual.changesVariable()) {
                WrittenValues.addWriter(site);
                if (setConstants.get(number) != null) {
                    WrittenValues.addConstant(site, setConstants.get(number));
                }
            }
            modelledCalls.write(actual, call, site, blocks);
        } else {
            call.writeTo(mv);
        }
    }

    // ---------------------------------------------------------------- the ways out

    private void leave() {
        if (isRegion) {
            hooks.loadThread();
            mv.visitVarInsn(Opcodes.ILOAD, depth);
            mv.visitMethodInsn(Opcodes.INVOKESTATIC, HookWriter.REGIONS, "end", "(" + HookWriter.T + "I)V", false);
        }
        if (locksMethod) {
            loadMethodLock();
            tellReleasing();
        }
    }

    /** A constructor does not: {@link CaughtRanges} says why. */
    private boolean catchesAll() {
        return isRegion || locksMethod || (releasesHeld && !context.isConstructor());
    }

    /** Where an exception arrives, which lies on the stack. */
    private void releaseHeld() {
        mv.visitInsn(Opcodes.DUP); // exception exception
        hooks.loadThread();
        mv.visitVarInsn(Opcodes.ILOAD, callDepth);
        mv.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                CallModel.CALLS,
                "failed",
                "(Ljava/lang/Throwable;" + HookWriter.T + "I)V",
                false);
    }

    private void loadMethodLock() {
        if ((context.method().access & Opcodes.ACC_STATIC) != 0) {
            ShadowMembers.loadClass(mv, context.type().name, context.type().version);
        } else {
            mv.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    /** A region ends, and the method's own lock is released, also when an exception leaves the method. */
    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        if (catchesAll()) {
            Label bodyEnd = new Label();
            mv.visitLabel(bodyEnd);
            mv.visitTryCatchBlock(bodyStart, bodyEnd, bodyEnd, null);
            if (context.hasFrames()) {
                // Any instruction may come here, so no local but those of this class can be counted on.
                Object[] locals = locksMethod && (context.method().access & Opcodes.ACC_STATIC) == 0
                        ? new Object[] {context.type().name}
                        : new Object[0];
                visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
            }
            if (releasesHeld) {
                releaseHeld();
            }
            leave();
            mv.visitInsn(Opcodes.ATHROW);
        }
        if (caughtRanges != null) {
            caughtRanges.end();
            writeHandler(false);
            writeHandler(true);
        }
        super.visitMaxs(maxStack, maxLocals);
    }

    /** In a constructor: where the object is constructed, or where it is not. */
    private void writeHandler(boolean constructed) {
        if (caughtRanges.hasAny(constructed)) {
            Label handler = new Label();
            mv.visitLabel(handler);
            caughtRanges.catchAt(handler, constructed);
            if (context.hasFrames()) {
                Object[] locals = constructed ? new Object[0] : new Object[] {Opcodes.UNINITIALIZED_THIS};
                super.visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
            }
            releaseHeld();
            mv.visitInsn(Opcodes.ATHROW);
        }
    }

    @Override
    public void visitFrame(int kind, int localCount, Object[] locals, int stackCount, Object[] stack) {
        boolean wasConstructed = progress.isConstructed();
        progress.frame(localCount, locals, stackCount, stack);
        super.visitFrame(kind, localCount, locals, stackCount, stack);
        if (caughtRanges != null && wasConstructed != progress.isConstructed()) {
            caughtRanges.end();
            caughtRanges.begin(progress.isConstructed());
        }
        if (isAtHandler) {
            isAtHandler = false;
            releaseHeld();
        }
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        handlers.add(handler);
        super.visitTryCatchBlock(start, end, handler, type);
    }

    // ---------------------------------------------------------------- instructions that are only looked at

    @Override
    public void visitTypeInsn(int opcode, String type) {
        probes.other(opcode);
        if (opcode == Opcodes.NEW) {
            progress.makesObject();
        }
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitVarInsn(int opcode, int local) {
        probes.variable(opcode, local);
        super.visitVarInsn(opcode, local);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        probes.push();
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitLdcInsn(Object value) {
        if (value instanceof ConstantDynamic constant) {
            probes.named(constant.getName());
        } else {
            probes.push();
        }
        super.visitLdcInsn(value);
    }
}
