package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.HookDescriptors;
import dev.atomicity.agent.models.HookNames;
import dev.atomicity.agent.models.HookOwners;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the hooks after a modelled call that get its result. */
final class CallResultWriter {
    private final MethodVisitor code;
    private final HookWriter hooks;

    CallResultWriter(MethodVisitor code, HookWriter hooks) {
        this.code = code;
        this.hooks = hooks;
    }

    /**
     * Whether the call has changed something, according to its result.
     *
     * @param witness the local variable with the function or the collection, on which the answer depends too
     */
    void writeOutcome(CallModel model, StoredCall call, int witness) {
        code.visitInsn(Opcodes.DUP); // result result
        code.visitVarInsn(Opcodes.ALOAD, witness);
        hooks.loadThread();
        callHook(
                "if" + model.condition(),
                HookDescriptors.after(model, call.call().result()));
    }

    void writeHookAfter(CallModel model, StoredCall call, int subject, int site) {
        Type result = call.call().result();
        if (model.hookAfter().equals(HookNames.EXCHANGED)) {
            compareWithExpected(result, call); // result success
        } else if (model.hookOwner().equals(HookOwners.ATTEMPTS) && result.getSize() == 2) {
            code.visitInsn(Opcodes.DUP2); // result result
        } else {
            boolean isPassed = result.getSort() >= Type.ARRAY || result.getSort() == Type.BOOLEAN;
            code.visitInsn(isPassed ? Opcodes.DUP : Opcodes.ACONST_NULL); // result result
        }
        code.visitVarInsn(Opcodes.ALOAD, subject);
        if (model.viewsPart()) {
            int from = model.subjectArgument() + 1;
            call.load(from, code);
            call.load(from + 1, code);
        }
        hooks.loadThread();
        if (model.viewsArray()) {
            code.visitLdcInsn(site);
        }
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                model.afterOwner(),
                model.hookAfter(),
                HookDescriptors.after(model, result),
                false);
    }

    /**
     * An exchange whose result is dropped, or has another type than the expected value, is treated as successful. One with fewer than two
     * arguments always fails, because it has no expected value.
     */
    private void compareWithExpected(Type result, StoredCall call) {
        Type[] arguments = call.arguments();
        Type expected = arguments.length < 2 ? null : arguments[arguments.length - 2];
        if (expected == null || !kindOf(expected).equals(kindOf(result))) {
            code.visitInsn(Opcodes.ICONST_1);
            return;
        }
        code.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // result result
        call.load(arguments.length - 2, code);
        callHook("same", "(" + kindOf(expected) + kindOf(expected) + ")Z");
    }

    /** The type by which the hooks get such a value. */
    static String kindOf(Type type) {
        return switch (type.getSort()) {
            case Type.VOID, Type.LONG, Type.FLOAT, Type.DOUBLE -> type.getDescriptor();
            case Type.ARRAY, Type.OBJECT -> "Ljava/lang/Object;";
            default -> "I";
        };
    }

    private void callHook(String name, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, CallModel.CALLS, name, descriptor, false);
    }
}
