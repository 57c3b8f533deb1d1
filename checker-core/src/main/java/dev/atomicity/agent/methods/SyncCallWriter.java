package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.SyncModel;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the call of a synchronizer's method with the hooks before and after it. */
final class SyncCallWriter {
    private static final String HOOKS = "dev/atomicity/hooks/SyncHooks";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String THREAD_AND_SITE = "Ldev/atomicity/hooks/ThreadState;I)V";

    private final MethodVisitor code;
    private final SpareLocals spare;
    private final int thread;

    /**
     * @param thread the local variable with the thread's state
     */
    SyncCallWriter(MethodVisitor code, SpareLocals spare, int thread) {
        this.code = code;
        this.spare = spare;
        this.thread = thread;
    }

    /** The stack is as for the call alone, before and after. */
    void write(SyncModel model, ModelledCallWriter.Call call, int site) {
        Type[] arguments = Type.getArgumentTypes(call.descriptor());
        int[] locals = spare.assign(arguments);
        for (int i = arguments.length - 1; i >= 0; i--) {
            code.visitVarInsn(arguments[i].getOpcode(Opcodes.ISTORE), locals[i]);
        }
        code.visitInsn(Opcodes.DUP); // receiver receiver
        code.visitVarInsn(Opcodes.ASTORE, spare.receiver());
        if (model.before() != null) {
            tellBefore(model, arguments, locals, site);
        }
        for (int i = 0; i < arguments.length; i++) {
            code.visitVarInsn(arguments[i].getOpcode(Opcodes.ILOAD), locals[i]);
            if (arguments[i].getSort() >= Type.ARRAY) {
                code.visitTypeInsn(Opcodes.CHECKCAST, arguments[i].getInternalName());
                forget(locals[i]);
            }
        }
        call.writeTo(code);
        if (model.after() != null) {
            tellAfter(model, Type.getReturnType(call.descriptor()), site);
        }
        forget(spare.receiver());
    }

    private void tellBefore(SyncModel model, Type[] arguments, int[] locals, int site) {
        code.visitVarInsn(Opcodes.ALOAD, spare.receiver());
        String argument = "";
        if (model.withArgument()) {
            code.visitVarInsn(arguments[0].getOpcode(Opcodes.ILOAD), locals[0]);
            argument = generalised(arguments[0]);
        }
        callHook(model.before(), "(" + OBJECT + argument + THREAD_AND_SITE, site);
    }

    private void tellAfter(SyncModel model, Type result, int site) {
        String given = "";
        if (model.withResult() && result.getSort() != Type.VOID) {
            code.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // result result
            given = generalised(result);
        }
        code.visitVarInsn(Opcodes.ALOAD, spare.receiver());
        callHook(model.after(), "(" + given + OBJECT + THREAD_AND_SITE, site);
    }

    private static String generalised(Type type) {
        return type.getSort() >= Type.ARRAY ? OBJECT : type.getDescriptor();
    }

    /** A local must not keep alive what the program has let go. */
    private void forget(int local) {
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitVarInsn(Opcodes.ASTORE, local);
    }

    private void callHook(String hook, String hookDescriptor, int site) {
        code.visitVarInsn(Opcodes.ALOAD, thread);
        code.visitLdcInsn(site);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, hookDescriptor, false);
    }
}
