package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ComparedResult;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.HookOwners;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the hooks that pass on what an operation of a collection or an atomic is given and returns. */
final class OperationWriter {
    private static final String HOOKS = "dev/atomicity/hooks/OperationHooks";
    private static final String OBJECT = "Ljava/lang/Object;";

    /** Arguments that the hook gets; no operation whose values are judged has more. */
    private static final int PASSED = 3;

    private final MethodVisitor code;
    private final HookWriter hooks;

    OperationWriter(MethodVisitor code, HookWriter hooks) {
        this.code = code;
        this.hooks = hooks;
    }

    /** Whether it is a call on a collection or an atomic itself, not on a view, an iterator or a wrapper. */
    static boolean isOperation(CallModel model, Call call) {
        return call.hasReceiver()
                && call.opcode() != Opcodes.INVOKESPECIAL
                && !model.isView()
                && (model.hookOwner().equals(HookOwners.COLLECTIONS)
                        || model.hookOwner().equals(HookOwners.ATOMICS)
                        || model.hookOwner().equals(HookOwners.ATOMIC_RUNS));
    }

    /** Before all other hooks of a call that may add or remove elements. */
    void writeBegin(int subject, int site) {
        code.visitVarInsn(Opcodes.ALOAD, subject);
        hooks.loadThread();
        code.visitLdcInsn(site);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "beginning", "(" + OBJECT + HookWriter.T + "I)V", false);
    }

    void writeBefore(int subject) {
        code.visitVarInsn(Opcodes.ALOAD, subject);
        hooks.loadThread();
        code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "calling", "(" + OBJECT + HookWriter.T + ")V", false);
    }

    /** The result is on the stack, if there is one. */
    void writeAfter(StoredCall call, int subject, boolean isDropped, int site) {
        copyBoxed(call.call().result());
        code.visitVarInsn(Opcodes.ALOAD, subject);
        for (int i = 0; i < PASSED; i++) {
            if (i < call.arguments().length) {
                call.load(i, code);
                box(call.arguments()[i]);
            } else {
                code.visitInsn(Opcodes.ACONST_NULL);
            }
        }
        code.visitLdcInsn(call.arguments().length);
        code.visitLdcInsn(nameOf(call));
        code.visitInsn(isDropped ? Opcodes.ICONST_0 : Opcodes.ICONST_1);
        hooks.loadThread();
        code.visitLdcInsn(site);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                HOOKS,
                "returned",
                "(" + OBJECT.repeat(2 + PASSED) + "ILjava/lang/String;Z" + HookWriter.T + "I)V",
                false);
    }

    /** The result is on the stack, and is only compared. */
    void writeComparison(ComparedResult compared, int site) {
        if (compared.term() != ComparedResult.Term.CONSTANT) {
            code.visitInsn(Opcodes.DUP2); // below result below result
            code.visitInsn(Opcodes.POP); // below result below
        }
        if (compared.term() != ComparedResult.Term.BELOW) {
            code.visitLdcInsn(compared.constant());
        }
        switch (compared.term()) {
            case BELOW_MINUS_CONSTANT -> code.visitInsn(Opcodes.ISUB);
            case CONSTANT_MINUS_BELOW -> {
                code.visitInsn(Opcodes.SWAP);
                code.visitInsn(Opcodes.ISUB);
            }
            case CONSTANT, BELOW -> {}
        }
        code.visitInsn(compared.shift() == 0 ? Opcodes.ICONST_0 : Opcodes.ICONST_1);
        code.visitInsn(compared.isEquality() ? Opcodes.ICONST_1 : Opcodes.ICONST_0); // ... other shift isEquality
        hooks.loadThread();
        code.visitLdcInsn(site);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "compared", "(IIZ" + HookWriter.T + "I)V", false);
    }

    void writeOver() {
        hooks.call(HOOKS, "over");
    }

    /** Of {@code remove(int)} and {@code remove(Object)} the arguments may look the same. */
    private static String nameOf(StoredCall call) {
        Type[] arguments = call.arguments();
        boolean isIndexed = arguments.length > 0 && arguments[0].getSort() == Type.INT;
        return call.call().name() + (isIndexed ? "(int)" : "");
    }

    private void copyBoxed(Type result) {
        if (result.getSort() == Type.VOID) {
            code.visitInsn(Opcodes.ACONST_NULL);
        } else {
            code.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // result result
            box(result);
        }
    }

    private void box(Type type) {
        String boxed = switch (type.getSort()) {
            case Type.BOOLEAN -> "java/lang/Boolean";
            case Type.CHAR -> "java/lang/Character";
            case Type.BYTE -> "java/lang/Byte";
            case Type.SHORT -> "java/lang/Short";
            case Type.INT -> "java/lang/Integer";
            case Type.LONG -> "java/lang/Long";
            case Type.FLOAT -> "java/lang/Float";
            case Type.DOUBLE -> "java/lang/Double";
            default -> null;
        };
        if (boxed != null) {
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, boxed, "valueOf", "(" + type.getDescriptor() + ")L" + boxed + ";", false);
        }
    }
}
