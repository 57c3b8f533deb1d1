package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ComparedResult;
import dev.atomicity.agent.flow.DoubleChecks;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.CallOrders;
import dev.atomicity.agent.models.HookDescriptors;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes a call of a modelled method with the hooks around it. */
final class ModelledCallWriter {
    static final String GLOBALS = "dev/atomicity/hooks/GlobalVariable";

    private static final String WAITS = "dev/atomicity/hooks/WaitingCallHooks";
    private static final String THREAD = CallModel.THREAD;

    /** Among the arguments: the one after the key. */
    private static final int FUNCTION = 1;

    private final MethodVisitor code;
    private final HookWriter hooks;
    private final SpareLocals spare;
    private final ArrayUseWriter arrayUses;
    private final ArrayCallWriter arrayCalls;
    private final CallResultWriter results;

    /** Null unless what operations are given and return is recorded. */
    private final OperationWriter operations;

    /** The local variable with the number of calls that the thread was in the middle of at the start of the method. */
    private final int depth;

    ModelledCallWriter(MethodVisitor code, HookWriter hooks, SpareLocals spare, int depth, OperationWriter operations) {
        this.code = code;
        this.hooks = hooks;
        this.spare = spare;
        this.depth = depth;
        this.arrayUses = new ArrayUseWriter(code, hooks);
        this.arrayCalls = new ArrayCallWriter(code, hooks);
        this.results = new CallResultWriter(code, hooks);
        this.operations = operations;
    }

    /**
     * Stores the arguments, calls the hook with the subject and the argument that the model needs, and puts the arguments back; after the
     * call, if the model says so, calls a hook with the subject and the result.
     *
     * @param blocks whether the call waits for other threads; then it belongs to neither of the transactions before and after it
     * @param isDropped whether the result is ignored
     * @param compared what the result is compared with, if it is used for nothing else; otherwise null
     */
    void write(
            Decision.DataAccess access,
            Call instruction,
            int site,
            boolean blocks,
            boolean isDropped,
            ComparedResult compared) {
        CallModel model = access.model();
        DoubleChecks.SecondLook secondLook =
                access.secondLook(); // if there is one, the call is recorded when its result is known
        StoredCall call = StoredCall.store(instruction, spare, code);
        call.storeReceiver(code);
        if (model.global() != null) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, GLOBALS, model.global(), "()Ljava/lang/Object;", false);
            code.visitVarInsn(Opcodes.ASTORE, call.receiver());
        }
        int subject = call.subject(model.subjectArgument());
        boolean isGated = model.isGated() && !blocks;
        boolean mayWait = model.isGated() && blocks;
        boolean isRecordedBefore = !blocks && !model.isRecordedAfterCall() && !model.isWalk() && secondLook == null;
        boolean isOperation = operations != null && OperationWriter.isOperation(model, instruction);
        if (isOperation && model.mayResize(instruction.name())) {
            operations.writeBegin(subject, site);
        }
        writeBefore(model, call, subject, site, isGated, isRecordedBefore);
        if (isOperation) {
            operations.writeBefore(subject);
        }
        if (mayWait) {
            callWalkHook(WAITS, wayToWait(instruction.name()), subject, site);
        }
        call.restore(code);
        instruction.writeTo(code);
        if (isOperation) {
            operations.writeAfter(call, subject, isDropped, site);
            if (compared != null) {
                operations.writeComparison(compared, site);
            }
        }
        if (secondLook != null) {
            code.visitInsn(Opcodes.DUP); // result result
            hooks.callLookedAgain(instruction.result(), secondLook);
        }
        writeAfter(access, call, subject, site, isRecordedBefore);
        if (mayWait) {
            callWalkHook(WAITS, "waited", subject, site);
        }
        if (model.isGated() || model.isWalk()) {
            hooks.loadThread();
            code.visitVarInsn(Opcodes.ILOAD, depth);
            callHook("left", "(" + THREAD + "I)V");
        }
        if (blocks) {
            hooks.call(HookWriter.REGIONS, "blocking");
        }
        arrayUses.writeAfter(model.arrayUse(), call, subject, site);
        if (model.hasHookAfter() && !model.isView()) {
            results.writeHookAfter(model, call, subject, site);
        }
        if (isOperation) {
            operations.writeOver();
        }
        call.forget(code);
        if (model.global() != null) {
            call.forgetReceiver(code);
        }
    }

    private void writeBefore(
            CallModel model, StoredCall call, int subject, int site, boolean isGated, boolean isRecordedBefore) {
        arrayUses.writeBefore(model.arrayUse(), call, site);
        if (model.isOfArrays() && call.arguments().length > 0) {
            if (!model.isOfReflectedElement()) {
                arrayCalls.writeBefore(model, call, site);
            }
        } else if (isRecordedBefore) {
            writeAccess(model, call, subject, site);
        }
        if (isGated) {
            passGate(model, call, subject, site);
        } else if (model.isWalk()) {
            callWalkHook(model.walk().owner(), model.walk().hookBefore(), subject, site);
        }
        if (model.watchesFunction()) {
            code.visitVarInsn(Opcodes.ALOAD, subject);
            call.load(FUNCTION, code);
            hooks.loadThread();
            code.visitLdcInsn(site);
            callHook("watched", "(Ljava/lang/Object;Ljava/lang/Object;" + THREAD + "I)Ljava/lang/Object;");
            code.visitVarInsn(Opcodes.ASTORE, call.locals()[FUNCTION]);
        }
    }

    private void writeAfter(
            Decision.DataAccess access, StoredCall call, int subject, int site, boolean isRecordedBefore) {
        CallModel model = access.model();
        if (model.condition() != null) {
            results.writeOutcome(model, call, model.watchesFunction() ? call.locals()[FUNCTION] : subject);
        }
        if (access.isTakenForSuccess()) {
            hooks.loadThread();
            callHook("ignored", "(" + THREAD + ")V");
        }
        if (model.isOfReflectedElement()) {
            arrayCalls.writeAfterReflection(model, call, site);
        } else if (model.isWalk()) {
            callWalkHook(model.walk().owner(), model.walk().hookAfter(), subject, site);
        } else if (!isRecordedBefore) {
            writeAccess(model, call, subject, site);
        }
        if (model.isView()) {
            results.writeHookAfter(model, call, subject, site);
        }
    }

    private void passGate(CallModel model, StoredCall call, int subject, int site) {
        code.visitVarInsn(Opcodes.ALOAD, subject);
        if (model.isOfTwo()) {
            call.load(model.keyArgument(), code);
            hooks.loadThread();
            code.visitLdcInsn(site);
            String wayIn = model.changesBoth() ? "changingBoth" : model.changes() ? "changingFrom" : "readingBoth";
            callHook(wayIn, "(Ljava/lang/Object;Ljava/lang/Object;" + THREAD + "I)V");
        } else {
            hooks.loadThread();
            code.visitLdcInsn(site);
            String wayIn =
                    CallOrders.runsCode(call.arguments()) ? "computing" : model.changes() ? "changing" : "reading";
            callHook(wayIn, "(Ljava/lang/Object;" + THREAD + "I)V");
        }
    }

    private static String wayToWait(String method) {
        if (method.startsWith("take") || method.startsWith("poll")) {
            return "taking";
        }
        return method.startsWith("put") || method.startsWith("offer") ? "putting" : "handingOver";
    }

    private void callWalkHook(String owner, String hook, int subject, int site) {
        code.visitVarInsn(Opcodes.ALOAD, subject);
        hooks.loadThread();
        code.visitLdcInsn(site);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, hook, "(Ljava/lang/Object;" + THREAD + "I)V", false);
    }

    private void writeAccess(CallModel model, StoredCall call, int subject, int site) {
        if (model.hook() == null) {
            return;
        }
        code.visitVarInsn(Opcodes.ALOAD, subject);
        if (model.keyArgument() >= 0) {
            call.load(model.keyArgument(), code);
        }
        if (model.isOfHandle()) {
            call.loadCoordinates(code);
        }
        if (model.passesAllArguments()) {
            call.loadAll(code);
        }
        int last = call.locals().length - 1;
        if (model.replacesFunction()) {
            call.load(last, code);
        }
        hooks.loadThread();
        code.visitLdcInsn(site);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                model.hookOwner(),
                model.hook(),
                HookDescriptors.before(model, call.arguments()),
                false);
        if (model.replacesFunction()) {
            code.visitVarInsn(Opcodes.ASTORE, call.locals()[last]);
        }
    }

    private void callHook(String name, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, CallModel.CALLS, name, descriptor, false);
    }
}
