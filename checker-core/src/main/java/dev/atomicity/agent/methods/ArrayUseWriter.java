package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.ArrayUse;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.ModelAction;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the hooks for the array that a modelled call is given, see {@link ArrayUse}. */
final class ArrayUseWriter {
    private final MethodVisitor code;
    private final int thread;

    ArrayUseWriter(MethodVisitor code, int thread) {
        this.code = code;
        this.thread = thread;
    }

    /** Before the call: what it reads. */
    void writeBefore(ArrayUse use, Type[] arguments, int[] locals, int site) {
        if (use == ArrayUse.READS) {
            code.visitVarInsn(Opcodes.ALOAD, arrayAmong(arguments, locals));
            callHook("read", "(Ljava/lang/Object;", site);
        }
    }

    /**
     * After the call, with its result on the stack: what it has written. Only then is it known how much that is.
     *
     * @param subject the local variable with the collection
     */
    void writeAfter(ArrayUse use, Type[] arguments, int[] locals, int subject, int site) {
        switch (use) {
            case FILLS -> {
                code.visitInsn(Opcodes.DUP); // result result
                code.visitVarInsn(Opcodes.ALOAD, arrayAmong(arguments, locals));
                code.visitVarInsn(Opcodes.ALOAD, subject);
                callHook("filled", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;", site);
            }
            case FILLS_COUNTED -> {
                code.visitVarInsn(Opcodes.ALOAD, arrayAmong(arguments, locals));
                code.visitVarInsn(Opcodes.ALOAD, subject);
                callHook("filledByVector", "(Ljava/lang/Object;Ljava/lang/Object;", site);
            }
            case NONE, READS -> {}
        }
    }

    private static int arrayAmong(Type[] arguments, int[] locals) {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].getSort() == Type.ARRAY) {
                return locals[i];
            }
        }
        throw new IllegalArgumentException("no array among the arguments");
    }

    private void callHook(String name, String parameters, int site) {
        code.visitVarInsn(Opcodes.ALOAD, thread);
        code.visitLdcInsn(site);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, ModelAction.ARRAYS, name, parameters + CallModel.THREAD + "I)V", false);
    }
}
