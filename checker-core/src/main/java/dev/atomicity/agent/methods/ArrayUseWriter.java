package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.ArrayUse;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.HookOwners;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the hooks for the array that a modelled call is given, see {@link ArrayUse}. */
final class ArrayUseWriter {
    private final MethodVisitor code;
    private final HookWriter hooks;

    ArrayUseWriter(MethodVisitor code, HookWriter hooks) {
        this.code = code;
        this.hooks = hooks;
    }

    /** Before the call: what it reads. */
    void writeBefore(ArrayUse use, StoredCall call, int site) {
        if (use == ArrayUse.READS) {
            code.visitVarInsn(Opcodes.ALOAD, arrayAmong(call));
            callHook("read", "(Ljava/lang/Object;", site);
        }
    }

    /**
     * After the call, with its result on the stack: what it has written. Only then is it known how much that is.
     *
     * @param subject the local variable with the collection
     */
    void writeAfter(ArrayUse use, StoredCall call, int subject, int site) {
        switch (use) {
            case FILLS -> {
                code.visitInsn(Opcodes.DUP); // result result
                code.visitVarInsn(Opcodes.ALOAD, arrayAmong(call));
                code.visitVarInsn(Opcodes.ALOAD, subject);
                callHook("filled", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;", site);
            }
            case FILLS_COUNTED -> {
                code.visitVarInsn(Opcodes.ALOAD, arrayAmong(call));
                code.visitVarInsn(Opcodes.ALOAD, subject);
                callHook("filledByVector", "(Ljava/lang/Object;Ljava/lang/Object;", site);
            }
            case NONE, READS -> {}
        }
    }

    /** The local variable with the array. */
    private static int arrayAmong(StoredCall call) {
        for (int i = 0; i < call.arguments().length; i++) {
            if (call.arguments()[i].getSort() == Type.ARRAY) {
                return call.locals()[i];
            }
        }
        throw new IllegalArgumentException("no array among the arguments");
    }

    private void callHook(String name, String parameters, int site) {
        hooks.loadThread();
        code.visitLdcInsn(site);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, HookOwners.ARRAYS, name, parameters + CallModel.THREAD + "I)V", false);
    }
}
