package dev.atomicity.agent.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Adds local variables to a method, after its own: those keep their numbers, which the JVM shows in the messages of exceptions where a
 * class file has no names for them. A new variable must be assigned before the first frame.
 */
class ExtraLocals extends MethodVisitor {
    private final int firstExtra;
    private int next;
    private final List<Object> frameTypes = new ArrayList<>();

    ExtraLocals(int ownLocals, MethodVisitor target) {
        super(Opcodes.ASM9, target);
        this.firstExtra = ownLocals;
        this.next = ownLocals;
    }

    final int newLocal(Type type) {
        int local = next;
        next += type.getSize();
        frameTypes.add(
                switch (type.getSort()) {
                    case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> Opcodes.INTEGER;
                    case Type.LONG -> Opcodes.LONG;
                    case Type.FLOAT -> Opcodes.FLOAT;
                    case Type.DOUBLE -> Opcodes.DOUBLE;
                    default -> type.getInternalName();
                });
        return local;
    }

    /** Expanded frames only. */
    @Override
    public void visitFrame(int kind, int localCount, Object[] locals, int stackCount, Object[] stack) {
        List<Object> all = new ArrayList<>(Arrays.asList(locals).subList(0, localCount));
        int used = 0;
        for (Object local : all) {
            used += local == Opcodes.LONG || local == Opcodes.DOUBLE ? 2 : 1;
        }
        for (; used < firstExtra; used++) {
            all.add(Opcodes.TOP);
        }
        all.addAll(frameTypes);
        super.visitFrame(kind, all.size(), all.toArray(), stackCount, stack);
    }
}
