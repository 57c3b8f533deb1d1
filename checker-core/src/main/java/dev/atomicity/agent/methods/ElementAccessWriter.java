package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ArrayElements;
import dev.atomicity.steps.Operation;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Writes the hooks before accesses to array elements. */
final class ElementAccessWriter {
    private static final String[] KINDS = {"int", "long", "float", "double", "Object", "byte", "char", "short"};
    private static final String HOOK = "(Ldev/atomicity/hooks/places/ArrayPages;I" + HookWriter.T + "I)V";

    private final MethodVisitor code;
    private final HookWriter hooks;
    private final ArrayCaches arrayCaches;

    ElementAccessWriter(MethodVisitor code, HookWriter hooks, ArrayCaches arrayCaches) {
        this.code = code;
        this.hooks = hooks;
        this.arrayCaches = arrayCaches;
    }

    void writeHook(AbstractInsnNode access) {
        int opcode = access.getOpcode();
        if (ArrayElements.isLoad(opcode)) {
            code.visitInsn(Opcodes.DUP2); // array index array index
            call(access, "readElement", Operation.READS, opcode - Opcodes.IALOAD);
        } else {
            copyElementAbove(opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE);
            call(access, "writeElement", Operation.WRITES, opcode - Opcodes.IASTORE);
        }
    }

    private void call(AbstractInsnNode access, String hook, Operation operation, int kind) {
        arrayCaches.replaceArrayByPages(access, code);
        hooks.callAtSite(HookWriter.ACCESSES, hook, HOOK, operation, KINDS[kind] + "[]");
    }

    /** From array, index, value to array, index, value, array, index. */
    private void copyElementAbove(boolean isWide) {
        if (isWide) {
            code.visitInsn(Opcodes.DUP2_X2); // value array index value
            code.visitInsn(Opcodes.POP2); // value array index
            code.visitInsn(Opcodes.DUP2_X2); // array index value array index
        } else {
            code.visitInsn(Opcodes.DUP_X2); // value array index value
            code.visitInsn(Opcodes.POP); // value array index
            code.visitInsn(Opcodes.DUP2_X1); // array index value array index
        }
    }
}
