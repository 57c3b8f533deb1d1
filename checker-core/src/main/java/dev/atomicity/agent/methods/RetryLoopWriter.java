package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.RetryLoops;
import dev.atomicity.agent.models.HookOwners;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * Writes a hook where an iteration of a retry loop begins. Each loop has a local variable for the start of its last iteration, 0 before
 * the first one: it is set to 0 wherever the loop is entered.
 */
final class RetryLoopWriter {
    private final List<RetryLoops.Loop> loops;
    private final List<Integer> locals = new ArrayList<>();
    private final HookWriter hooks;
    private final MethodVisitor code;

    RetryLoopWriter(List<RetryLoops.Loop> loops, HookWriter hooks, ToIntFunction<Type> newLocal, MethodVisitor code) {
        this.loops = loops;
        this.hooks = hooks;
        this.code = code;
        for (int i = 0; i < loops.size(); i++) {
            locals.add(newLocal.applyAsInt(Type.LONG_TYPE));
            writeEntered(i);
        }
    }

    void writeBefore(AbstractInsnNode instruction) {
        for (int i = 0; i < loops.size(); i++) {
            if (loops.get(i).enteredBy().contains(instruction)) {
                writeEntered(i);
            }
            if (loops.get(i).first() == instruction) {
                writeRound(locals.get(i));
            }
        }
    }

    void writeAfter(AbstractInsnNode instruction) {
        for (int i = 0; i < loops.size(); i++) {
            if (loops.get(i).enteredAfter() == instruction) {
                writeEntered(i);
            }
        }
    }

    private void writeEntered(int loop) {
        code.visitInsn(Opcodes.LCONST_0);
        code.visitVarInsn(Opcodes.LSTORE, locals.get(loop));
    }

    private void writeRound(int local) {
        code.visitVarInsn(Opcodes.LLOAD, local);
        hooks.loadThread();
        code.visitMethodInsn(Opcodes.INVOKESTATIC, HookOwners.ATTEMPTS, "round", "(J" + HookWriter.T + ")J", false);
        code.visitVarInsn(Opcodes.LSTORE, local);
    }
}
