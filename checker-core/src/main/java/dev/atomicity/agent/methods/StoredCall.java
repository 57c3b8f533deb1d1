package dev.atomicity.agent.methods;

import dev.atomicity.agent.models.HookOwners;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A call whose arguments are stored in local variables, so that hooks can get them before and after it. The receiver, if there is one,
 * stays on the stack below them.
 *
 * @param arguments their types
 * @param locals where they are stored
 * @param receiver where a copy of the receiver is stored
 */
record StoredCall(Call call, Type[] arguments, int[] locals, int receiver) {
    /** Takes the arguments from the stack. */
    static StoredCall store(Call call, SpareLocals spare, MethodVisitor code) {
        Type[] arguments = call.arguments();
        int[] locals = spare.assign(arguments);
        for (int i = arguments.length - 1; i >= 0; i--) {
            code.visitVarInsn(arguments[i].getOpcode(Opcodes.ISTORE), locals[i]);
        }
        return new StoredCall(call, arguments, locals, spare.receiver());
    }

    void storeReceiver(MethodVisitor code) {
        if (call.hasReceiver()) {
            code.visitInsn(Opcodes.DUP); // receiver receiver
            code.visitVarInsn(Opcodes.ASTORE, receiver);
        }
    }

    /** The local variable with what the call is about. */
    int subject(int argument) {
        return argument < 0 ? receiver : locals[argument];
    }

    void load(int argument, MethodVisitor code) {
        code.visitVarInsn(arguments[argument].getOpcode(Opcodes.ILOAD), locals[argument]);
    }

    void loadAll(MethodVisitor code) {
        for (int i = 0; i < arguments.length; i++) {
            load(i, code);
        }
    }

    /** Puts the arguments back on the stack, each with its own type: a local variable has a more general one. */
    void restore(MethodVisitor code) {
        for (int i = 0; i < arguments.length; i++) {
            restore(i, code);
        }
    }

    /** The same, if no hook needs the arguments after the call. */
    void restoreAndForget(MethodVisitor code) {
        for (int i = 0; i < arguments.length; i++) {
            restore(i, code);
            forgetArgument(i, code);
        }
    }

    private void restore(int argument, MethodVisitor code) {
        load(argument, code);
        if (isObject(argument)) {
            code.visitTypeInsn(Opcodes.CHECKCAST, arguments[argument].getInternalName());
        }
    }

    /** A local variable must not keep alive what the program no longer uses. */
    void forget(MethodVisitor code) {
        for (int i = 0; i < arguments.length; i++) {
            forgetArgument(i, code);
        }
        if (call.hasReceiver()) {
            forgetReceiver(code);
        }
    }

    void forgetReceiver(MethodVisitor code) {
        setNull(receiver, code);
    }

    private void forgetArgument(int argument, MethodVisitor code) {
        if (isObject(argument)) {
            setNull(locals[argument], code);
        }
    }

    private boolean isObject(int argument) {
        return arguments[argument].getSort() >= Type.ARRAY;
    }

    private static void setNull(int local, MethodVisitor code) {
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitVarInsn(Opcodes.ASTORE, local);
    }

    /** The arguments by which a handle finds its variable: an object or null, and an index or -1. */
    void loadCoordinates(MethodVisitor code) {
        if (arguments.length == 0 || !isObject(0)) {
            code.visitInsn(Opcodes.ACONST_NULL);
            code.visitInsn(Opcodes.ICONST_M1);
            return;
        }
        load(0, code);
        if (arguments.length > 1 && CallResultWriter.kindOf(arguments[1]).equals("I")) {
            load(1, code);
        } else if (arguments.length > 1 && isObject(1)) {
            load(1, code);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, HookOwners.HANDLES, "index", "(Ljava/lang/Object;)I", false);
        } else {
            code.visitInsn(Opcodes.ICONST_M1);
        }
    }
}
