package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ArraySources;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * For each variable or field from which a method gets an array that other threads may know, there are two local variables: the array that
 * was last accessed there, and its shadow. It is mostly the same array again. All are created and assigned at the start of the method: a
 * local that a frame names must have been assigned on every path to it.
 */
final class ArrayCaches {
    /** How many sources get a cache of their own; further sources share these caches. */
    private static final int MAX = 16;

    /** {@code -Datomicity.sharedArrayCaches=false} gives each access a cache of its own, to compare. */
    private static final boolean ARE_SHARED = !"false".equals(System.getProperty("atomicity.sharedArrayCaches"));

    private static final String PAGES = "dev/atomicity/hooks/places/ArrayPages";

    private final List<Integer> arrays = new ArrayList<>();
    private final List<Integer> pages = new ArrayList<>();
    private final int thread;
    private final Map<Object, Integer> places = new HashMap<>();
    private int index = -1;

    /**
     * @param accesses those of elements that are recorded
     * @param thread the local variable that holds the thread state
     */
    ArrayCaches(List<AbstractInsnNode> accesses, int thread, ToIntFunction<Type> newLocal, MethodVisitor code) {
        this.thread = thread;
        for (AbstractInsnNode access : accesses) {
            places.putIfAbsent(sourceOf(access), places.size());
        }
        int wanted = Math.min(MAX, places.size());
        for (int i = 0; i < wanted; i++) {
            arrays.add(newNull(Type.getObjectType("java/lang/Object"), newLocal, code));
            pages.add(newNull(Type.getObjectType(PAGES), newLocal, code));
        }
        if (wanted > 0) {
            index = newLocal.applyAsInt(Type.INT_TYPE);
            code.visitInsn(Opcodes.ICONST_0);
            code.visitVarInsn(Opcodes.ISTORE, index);
        }
    }

    private static Object sourceOf(AbstractInsnNode access) {
        return ARE_SHARED ? ArraySources.of(access) : access;
    }

    private static int newNull(Type type, ToIntFunction<Type> newLocal, MethodVisitor code) {
        int local = newLocal.applyAsInt(type);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitVarInsn(Opcodes.ASTORE, local);
        return local;
    }

    /** From ..., array, index to ..., pages, index; the pages may be null. */
    void replaceArrayByPages(AbstractInsnNode access, MethodVisitor code) {
        int place = places.get(sourceOf(access)) % arrays.size();
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
