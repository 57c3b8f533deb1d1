package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ComparedResult;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.hooks.places.WrittenValues;
import java.util.function.ToIntFunction;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Writes calls with the hooks around them; for each kind of action there is a writer. */
final class CallWriter {
    private final MethodVisitor code;
    private final HookWriter hooks;
    private final MethodBounds bounds;
    private final ModelledCallWriter modelledCalls;
    private final SyncCallWriter syncCalls;
    private final ThreadCallWriter threadCalls;
    private final SignalCallWriter signalCalls;

    /** @param newLocal makes a local variable, which must be assigned at the start of the method */
    CallWriter(
            InstrumentationPlan plan,
            HookWriter hooks,
            MethodBounds bounds,
            ToIntFunction<Type> newLocal,
            MethodVisitor code) {
        this.code = code;
        this.hooks = hooks;
        this.bounds = bounds;
        SpareLocals spare = new SpareLocals(newLocal, code);
        spare.reserve(plan.callsWithStoredArguments());
        OperationWriter operations = plan.recordsOperations() ? new OperationWriter(code, hooks) : null;
        this.modelledCalls = new ModelledCallWriter(code, hooks, spare, bounds.callDepth(), operations);
        this.syncCalls = new SyncCallWriter(code, hooks, spare);
        this.threadCalls = new ThreadCallWriter(plan.hasTimedWait(), code, hooks, newLocal);
        this.signalCalls = new SignalCallWriter(code, hooks, spare);
    }

    void write(MethodInsnNode instruction, Decision.Call decision) {
        Call call = Call.of(instruction);
        if (decision.mayMissSignal()) {
            signalCalls.writeHookBeforeWait(call, call.name().equals("wait"));
        }
        if (decision.blocks()) {
            hooks.call(HookWriter.REGIONS, "blocking");
        }
        if (decision.action() instanceof Decision.ThreadAction action) {
            writeThreadAction(call, action);
        } else if (decision.action() instanceof Decision.Synchronisation synchronisation) {
            syncCalls.write(
                    synchronisation.model(),
                    call,
                    hooks.site(synchronisation.model().phrase()));
        } else if (decision.action() instanceof Decision.DataAccess access) {
            writeDataAccess(instruction, access, decision.blocks());
        }
    }

    private void writeThreadAction(Call call, Decision.ThreadAction action) {
        switch (action) {
            case NOTIFY -> signalCalls.writeSignal(call, true);
            case SIGNAL_CONDITION -> signalCalls.writeSignal(call, false);
            case START_THREAD -> threadCalls.writeStart(call);
            case JOIN_THREAD -> threadCalls.writeJoin(call);
            case WAIT_ON_MONITOR -> threadCalls.writeWait(call);
            case NONE -> call.writeTo(code);
        }
    }

    private void writeDataAccess(MethodInsnNode instruction, Decision.DataAccess access, boolean blocks) {
        Call call = Call.of(instruction);
        CallModel model = access.model();
        if (model.holdsOverFailingCall()) {
            bounds.needHandler();
        }
        int site = hooks.site(model.operation(), call.text());
        if (model.changesVariable()) {
            WrittenValues.addWriter(site);
            if (access.constant() != null) {
                WrittenValues.addConstant(site, access.constant());
            }
        }
        modelledCalls.write(
                access, call, site, blocks, CallPlanner.dropsResult(instruction), ComparedResult.of(instruction));
    }

    /** The result of the call is a copy of an object: its shadows are not those of the original. */
    void writeCopied() {
        code.visitInsn(Opcodes.DUP); // copy copy
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, "dev/atomicity/hooks/ShadowHooks", "cloned", "(Ljava/lang/Object;)V", false);
    }
}
