package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.SyncModel;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the call of a synchronizer's method with the hooks before and after it. */
final class SyncCallWriter {
    private static final String HOOKS = "dev/atomicity/hooks/SyncHooks";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String THREAD_AND_SITE = "Ldev/atomicity/hooks/thread/ThreadState;I)V";

    private final MethodVisitor code;
    private final SpareLocals spare;
    private final HookWriter hooks;

    SyncCallWriter(MethodVisitor code, HookWriter hooks, SpareLocals spare) {
        this.code = code;
        this.hooks = hooks;
        this.spare = spare;
    }

    /** The stack is as for the call alone, before and after. */
    void write(SyncModel model, Call instruction, int site) {
        StoredCall call = StoredCall.store(instruction, spare, code);
        call.storeReceiver(code);
        if (model.before() != null) {
            writeHookBefore(model, call, site);
        }
        call.restoreAndForget(code);
        instruction.writeTo(code);
        if (model.after() != null) {
            writeHookAfter(model, call, site);
        }
        call.forgetReceiver(code);
    }

    private void writeHookBefore(SyncModel model, StoredCall call, int site) {
        code.visitVarInsn(Opcodes.ALOAD, call.receiver());
        String argument = "";
        if (model.withArgument()) {
            call.load(0, code);
            argument = generalised(call.arguments()[0]);
        }
        callHook(model.before(), "(" + OBJECT + argument + THREAD_AND_SITE, site);
    }

    private void writeHookAfter(SyncModel model, StoredCall call, int site) {
        Type result = call.call().result();
        String passed = "";
        if (model.withResult() && result.getSort() != Type.VOID) {
            code.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // result result
            passed = generalised(result);
        }
        code.visitVarInsn(Opcodes.ALOAD, call.receiver());
        callHook(model.after(), "(" + passed + OBJECT + THREAD_AND_SITE, site);
    }

    private static String generalised(Type type) {
        return type.getSort() >= Type.ARRAY ? OBJECT : type.getDescriptor();
    }

    private void callHook(String hook, String hookDescriptor, int site) {
        hooks.loadThread();
        code.visitLdcInsn(site);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, hookDescriptor, false);
    }
}
