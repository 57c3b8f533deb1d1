package dev.atomicity.agent.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * For each place in a method that accesses an array which other threads may know, two local variables: the array that was last accessed
 * there, and its shadow. In a loop it is mostly the same array. All are created and assigned at the start of the method: a local that a
 * frame names must have been assigned on every path to it.
 */
final class ArrayCaches {
    /** So many places get a cache of their own; further ones share them. */
    private static final int MAX = 16;

    private static final String PAGES = "dev/atomicity/hooks/places/ArrayPages";

    private final List<Integer> arrays = new ArrayList<>();
    private final List<Integer> pages = new ArrayList<>();
    private final int thread;
    private int index = -1;
    private int next;

    /**
     * @param wanted how many places there are
     * @param thread the local variable that holds the thread state
     */
    ArrayCaches(int wanted, int thread, ToIntFunction<Type> newLocal, MethodVisitor code) {
        this.thread = thread;
        int places = Math.min(MAX, wanted);
        for (int i = 0; i < places; i++) {
            arrays.add(newNull(Type.getObjectType("java/lang/Object"), newLocal, code));
            pages.add(newNull(Type.getObjectType(PAGES), newLocal, code));
        }
        if (places > 0) {
            index = newLocal.applyAsInt(Type.INT_TYPE);
            code.visitInsn(Opcodes.ICONST_0);
            code.visitVarInsn(Opcodes.ISTORE, index);
        }
    }

    private static int newNull(Type type, ToIntFunction<Type> newLocal, MethodVisitor code) {
        int local = newLocal.applyAsInt(type);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitVarInsn(Opcodes.ASTORE, local);
        return local;
    }

    /** From ..., array, index to ..., pages, index; the pages may be null. */
    void replaceArrayByPages(MethodVisitor code) {
        int place = next++ % arrays.size();
        int array = arrays.get(place);
        int page = pages.get(place);
        code.visitVarInsn(Opcodes.ISTORE, index); // array
        code.visitInsn(Opcodes.DUP); // array array
        code.visitVarInsn(Opcodes.ALOAD, array);
        code.visitVarInsn(Opcodes.ALOAD, page);
        code.visitVarInsn(Opcodes.ALOAD, thread); // array array last pages thread
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "dev/atomicity/hooks/AccessHooks",
                "pages",
                "(Ljava/lang/Object;Ljava/lang/Object;L" + PAGES + ";" + HookWriter.T + ")L" + PAGES + ";",
                false);
        code.visitVarInsn(Opcodes.ASTORE, page); // array
        code.visitVarInsn(Opcodes.ASTORE, array);
        code.visitVarInsn(Opcodes.ALOAD, page);
        code.visitVarInsn(Opcodes.ILOAD, index); // pages index
    }
}
