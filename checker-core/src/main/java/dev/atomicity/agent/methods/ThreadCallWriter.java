package dev.atomicity.agent.methods;

import dev.atomicity.steps.Operation;
import java.util.function.ToIntFunction;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes calls that start a thread, wait for its end, or wait on a monitor, with their hooks. */
final class ThreadCallWriter {
    private final MethodVisitor code;
    private final HookWriter hooks;

    /** Locals in which time limits are stored; only in methods that have such calls. */
    private int millis;

    private int nanos;

    ThreadCallWriter(boolean hasTimedWait, MethodVisitor code, HookWriter hooks, ToIntFunction<Type> newLocal) {
        this.code = code;
        this.hooks = hooks;
        if (hasTimedWait) {
            // A local of a frame must have been assigned on every path to it, so it is assigned at the start of the
            // method.
            millis = newLocal.applyAsInt(Type.LONG_TYPE);
            code.visitInsn(Opcodes.LCONST_0);
            code.visitVarInsn(Opcodes.LSTORE, millis);
            nanos = newLocal.applyAsInt(Type.INT_TYPE);
            code.visitInsn(Opcodes.ICONST_0);
            code.visitVarInsn(Opcodes.ISTORE, nanos);
        }
    }

    void writeStart(Call call) {
        code.visitInsn(Opcodes.DUP); // started started
        hooks.callAtSite(HookWriter.THREADS, "startingThread", HookWriter.OBJECT_AT_SITE, Operation.STARTS, "thread");
        call.writeTo(code);
    }

    void writeWait(Call call) {
        copyAwaited(call.descriptor()); // monitor time monitor
        hooks.callAtSite(HookWriter.MONITORS, "waiting", HookWriter.OBJECT_AT_SITE, Operation.WAITS_ON, "monitor");
        call.writeTo(code);
    }

    /** Copies the receiver of a wait above its arguments. */
    private void copyAwaited(String descriptor) {
        switch (descriptor) {
            case "()V" -> code.visitInsn(Opcodes.DUP);
            case "(J)V" -> FieldAccessWriter.copyObjectAbove(2, code);
            default -> {
                code.visitVarInsn(Opcodes.ISTORE, nanos);
                FieldAccessWriter.copyObjectAbove(2, code); // monitor millis monitor
                code.visitVarInsn(Opcodes.ILOAD, nanos); // monitor millis monitor nanos
                code.visitInsn(Opcodes.SWAP); // monitor millis nanos monitor
            }
        }
    }

    /** The thread that was waited for is needed after the call: the arguments are stored to make room for a copy. */
    void writeJoin(Call call) {
        switch (call.descriptor()) {
            case "()V" -> code.visitInsn(Opcodes.DUP); // joined joined
            case "(J)V" -> {
                code.visitVarInsn(Opcodes.LSTORE, millis);
                code.visitInsn(Opcodes.DUP);
                code.visitVarInsn(Opcodes.LLOAD, millis); // joined joined millis
            }
            case "(JI)V" -> {
                code.visitVarInsn(Opcodes.ISTORE, nanos);
                code.visitVarInsn(Opcodes.LSTORE, millis);
                code.visitInsn(Opcodes.DUP);
                code.visitVarInsn(Opcodes.LLOAD, millis);
                code.visitVarInsn(Opcodes.ILOAD, nanos); // joined joined millis nanos
            }
            default -> { // a duration, and whether the thread has ended
                code.visitInsn(Opcodes.SWAP); // duration joined
                code.visitInsn(Opcodes.DUP_X1); // joined duration joined
                code.visitInsn(Opcodes.SWAP); // joined joined duration
            }
        }
        call.writeTo(code); // joined, and the result if there is one
        if (!call.descriptor().endsWith(")V")) {
            code.visitInsn(Opcodes.SWAP); // result joined
        }
        hooks.callAtSite(HookWriter.THREADS, "joinedThread", HookWriter.OBJECT_AT_SITE, Operation.JOINS, "thread");
    }
}
