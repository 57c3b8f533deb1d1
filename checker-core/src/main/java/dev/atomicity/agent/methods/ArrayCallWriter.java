package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.HookNames;
import dev.atomicity.agent.models.HookOwners;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the hooks of calls that are about elements of arrays, such as {@code Arrays.fill} and {@code System.arraycopy}. */
final class ArrayCallWriter {
    private final MethodVisitor code;
    private final HookWriter hooks;

    ArrayCallWriter(MethodVisitor code, HookWriter hooks) {
        this.code = code;
        this.hooks = hooks;
    }

    /** A hook for each array, with the range that the following two arguments give. */
    void writeBefore(CallModel model, StoredCall call, int site) {
        if (model.hook().equals(CallModel.ARRAY_COPY.hook())) {
            call.loadAll(code);
            callHook(model, "(Ljava/lang/Object;ILjava/lang/Object;II", site);
            return;
        }
        Type[] arguments = call.arguments();
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].getSort() != Type.ARRAY) {
                continue;
            }
            call.load(i, code);
            if (model.hook().equals(HookNames.READ_FIRST)) {
                call.load(i + 1, code);
                callHook(model, "(Ljava/lang/Object;I", site);
            } else if (i + 2 < arguments.length
                    && arguments[i + 1] == Type.INT_TYPE
                    && arguments[i + 2] == Type.INT_TYPE) {
                call.load(i + 1, code);
                call.load(i + 2, code);
                callHook(model, "(Ljava/lang/Object;II", site);
            } else {
                code.visitInsn(Opcodes.ICONST_0);
                code.visitInsn(Opcodes.ICONST_M1);
                callHook(model, "(Ljava/lang/Object;II", site);
            }
        }
    }

    /** A reflective access is recorded when it has succeeded: the object may not be an array of that type. */
    void writeAfterReflection(CallModel model, StoredCall call, int site) {
        call.load(0, code);
        call.load(1, code);
        callHook(model, "(Ljava/lang/Object;I", site);
    }

    private void callHook(CallModel model, String parameters, int site) {
        hooks.loadThread();
        code.visitLdcInsn(site);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, HookOwners.ARRAYS, model.hook(), parameters + HookWriter.T + "I)V", false);
    }
}
