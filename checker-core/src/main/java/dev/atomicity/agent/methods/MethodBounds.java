package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.RegionRules;
import dev.atomicity.agent.classes.ShadowMembers;
import dev.atomicity.agent.flow.OwnCode;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.hooks.places.UnitMethods;
import dev.atomicity.hooks.places.WrittenValues;
import dev.atomicity.specification.Regions;
import dev.atomicity.steps.Operation;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * Writes what happens at the entry and at the exits of a method: the region begins and ends, the lock of a synchronized method is
 * acquired and released, and what the hooks hold is released if a call fails.
 */
final class MethodBounds {
    private final MethodContext context;
    private final InstrumentationPlan plan;
    private final HookWriter hooks;
    private final ExtraLocals program;
    private final MethodVisitor code;
    private final Label bodyStart = new Label();

    /** The local variable with the depth of regions at the start. */
    private int depth;

    /** The same for the calls of the JDK that the thread is in the middle of. */
    private int callDepth;

    /** Null if the method is not a constructor, or if nothing is held over a call that may fail. */
    private CaughtRanges caughtRanges;

    MethodBounds(
            MethodContext context,
            InstrumentationPlan plan,
            HookWriter hooks,
            ExtraLocals program,
            MethodVisitor code) {
        this.context = context;
        this.plan = plan;
        this.hooks = hooks;
        this.program = program;
        this.code = code;
    }

    /** The local variable with the number of calls that the thread was in the middle of at the start. */
    int callDepth() {
        return callDepth;
    }

    void loadThread(int thread) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, HookWriter.ENTRY, "current", "()" + HookWriter.T, false);
        code.visitVarInsn(Opcodes.ASTORE, thread);
        if (plan.holdsOverFailingCalls()) {
            callDepth = program.newLocal(Type.INT_TYPE);
            hooks.loadThread();
            code.visitMethodInsn(Opcodes.INVOKESTATIC, CallModel.CALLS, "depth", "(" + HookWriter.T + ")I", false);
            code.visitVarInsn(Opcodes.ISTORE, callDepth);
        }
    }

    void writeEntry() {
        if (plan.locksMethod()) {
            loadReceiver();
            hooks.callAcquired();
        }
        if (isCall()) {
            depth = program.newLocal(Type.INT_TYPE);
            int region = hooks.site(Operation.REGION, null);
            hooks.loadThread();
            boolean isUnit = context.specification().regions() == Regions.ATOMIC_SETS;
            if (isUnit) {
                loadReceiver();
                if (plan.isRegion()) {
                    noteUnit(region);
                }
            }
            code.visitLdcInsn(region);
            String receiver = isUnit ? "Ljava/lang/Object;" : "";
            String name = plan.isLeftOut()
                    ? "beginLeftOut"
                    : isUnit && RegionRules.isPlainAccessor(context.method()) ? "beginAccessor" : "begin";
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, HookWriter.REGIONS, name, "(" + HookWriter.T + receiver + "I)I", false);
            if (plan.isRegion()) {
                WrittenValues.addOwnCode(region, OwnCode.methodsRunBy(context.type(), context.method()));
            }
            code.visitVarInsn(Opcodes.ISTORE, depth);
        }
        if (catchesAll()) {
            code.visitLabel(bodyStart);
        }
        if (plan.holdsOverFailingCalls() && context.isConstructor()) {
            caughtRanges = new CaughtRanges(code);
            caughtRanges.begin(false);
        }
    }

    /** Whether its beginning and its end are recorded. */
    private boolean isCall() {
        return plan.isRegion() || plan.isLeftOut();
    }

    private void noteUnit(int region) {
        if (RegionRules.isDeclared(context.specification(), context.type(), context.method())) {
            UnitMethods.addDeclared(region);
        }
        if (RegionRules.takesOwnType(context.type(), context.method())) {
            UnitMethods.addOfOwnType(region);
        }
    }

    /** The object whose method it is, or the class: what a synchronized method locks. */
    private void loadReceiver() {
        if (context.isStatic()) {
            ShadowMembers.loadClass(code, context.type().name, context.type().version);
        } else {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    /** Before the method returns, or an exception leaves it. */
    void writeExit() {
        if (isCall()) {
            hooks.loadThread();
            code.visitVarInsn(Opcodes.ILOAD, depth);
            String name = plan.isRegion() ? "end" : "endLeftOut";
            code.visitMethodInsn(Opcodes.INVOKESTATIC, HookWriter.REGIONS, name, "(" + HookWriter.T + "I)V", false);
        }
        if (plan.locksMethod()) {
            loadReceiver();
            hooks.callReleasing();
        }
    }

    /** A call has failed, and the exception is on the stack: what the hooks held over the call is released. */
    void releaseHeld() {
        code.visitInsn(Opcodes.DUP); // exception exception
        hooks.loadThread();
        code.visitVarInsn(Opcodes.ILOAD, callDepth);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                CallModel.CALLS,
                "failed",
                "(Ljava/lang/Throwable;" + HookWriter.T + "I)V",
                false);
    }

    /** Whether one handler covers the whole method. In a constructor it cannot: see {@link CaughtRanges}. */
    private boolean catchesAll() {
        return isCall() || plan.locksMethod() || (plan.holdsOverFailingCalls() && !context.isConstructor());
    }

    // ---------------------------------------------------------------- constructors

    /** The constructor of the superclass is about to be called. */
    void startConstruction() {
        if (caughtRanges != null) {
            caughtRanges.end();
        }
    }

    void endConstruction() {
        if (caughtRanges != null) {
            caughtRanges.begin(true);
        }
    }

    /** Whether the object is constructed may differ between the code before the frame and the code after it. */
    void passFrame(AbstractInsnNode frame) {
        boolean isConstructed = plan.progress().isConstructedAfter(frame);
        if (caughtRanges != null && plan.progress().isConstructedBefore(frame) != isConstructed) {
            caughtRanges.end();
            caughtRanges.begin(isConstructed);
        }
    }

    /** The body is written again, from where the object is constructed. */
    void startCopy() {
        if (caughtRanges != null) {
            caughtRanges.end();
            caughtRanges.beginBefore(true);
        }
    }

    /** A call here holds something, and may fail. */
    void needHandler() {
        if (caughtRanges != null) {
            caughtRanges.need();
        }
    }

    // ---------------------------------------------------------------- exceptions

    /** A region ends, and the method's own lock is released, also when an exception leaves the method. */
    void writeHandlers() {
        if (catchesAll()) {
            Label bodyEnd = new Label();
            code.visitLabel(bodyEnd);
            code.visitTryCatchBlock(bodyStart, bodyEnd, bodyEnd, null);
            // Any instruction may lead here, so only the locals that are assigned at the start can be used.
            visitHandlerFrame(
                    plan.locksMethod() && !context.isStatic() ? new Object[] {context.type().name} : new Object[0]);
            if (plan.holdsOverFailingCalls()) {
                releaseHeld();
            }
            writeExit();
            code.visitInsn(Opcodes.ATHROW);
        }
        if (caughtRanges != null) {
            caughtRanges.end();
            writeConstructorHandler(false);
            writeConstructorHandler(true);
        }
    }

    /** Where the object is constructed, or where it is not. */
    private void writeConstructorHandler(boolean isConstructed) {
        if (caughtRanges.hasAny(isConstructed)) {
            Label handler = new Label();
            code.visitLabel(handler);
            caughtRanges.catchAt(handler, isConstructed);
            visitHandlerFrame(isConstructed ? new Object[0] : new Object[] {Opcodes.UNINITIALIZED_THIS});
            releaseHeld();
            code.visitInsn(Opcodes.ATHROW);
        }
    }

    private void visitHandlerFrame(Object[] locals) {
        if (context.hasFrames()) {
            program.visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
        }
    }
}
