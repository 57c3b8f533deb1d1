package dev.atomicity.agent.classes;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;

/**
 * Writes the static methods that instrumented code calls before it accesses a field, with the fast path. They are as accessible as the
 * field. They are methods, not code at the access: so no stack map frame is needed there, and the compiler inlines them.
 */
final class AccessMethods {
    private static final String HOOKS = "dev/atomicity/hooks/AccessHooks";
    private static final String VOLATILES = "dev/atomicity/hooks/VolatileHooks";
    private static final int VISIBILITY = Opcodes.ACC_PRIVATE | Opcodes.ACC_PROTECTED | Opcodes.ACC_PUBLIC;

    private final ClassVisitor type;
    private final String owner;
    private final int version;

    /** @param version that of the class file: before Java 6 there are no frames */
    AccessMethods(ClassVisitor type, String owner, int version) {
        this.type = type;
        this.owner = owner;
        this.version = version;
    }

    /** @param index that of the field among those with offsets */
    void addTo(FieldNode field, int index) {
        addRead(field, index);
        addWrite(field, index);
        addInit(field);
    }

    /** @param index that of the field among the static ones */
    void addToStatic(FieldNode field, int index) {
        addStaticAccess(field, index, "read");
        addStaticAccess(field, index, "write");
    }

    /**
     * <pre>
     * static void read(Owner object, ThreadState thread, int site) {
     *     if (object != null &amp;&amp; object.r != thread.segment &amp;&amp; object.w != thread.segment
     *             &amp;&amp; !thread.isReader(object.r)) {
     *         Hooks.read(thread, object, at(offsets(), index), site);
     *     }
     * }
     * </pre>
     *
     * <p>A volatile field has no fast path: the order of its accesses is the order in which they take effect.
     */
    private void addRead(FieldNode field, int index) {
        MethodVisitor code = startMethod(field, ShadowMembers.readMethod(field.name));
        Label done = new Label();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitJumpInsn(Opcodes.IFNULL, done);
        boolean isVolatile = (field.access & Opcodes.ACC_VOLATILE) != 0;
        if (!isVolatile) {
            compareWithSegment(code, field, "$r");
            code.visitJumpInsn(Opcodes.IFEQ, done);
            compareWithSegment(code, field, "$w");
            code.visitJumpInsn(Opcodes.IFEQ, done);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, owner, ShadowMembers.PREFIX + field.name + "$r", "J");
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, ShadowMembers.THREAD, "isReader", "(J)Z", false);
            code.visitJumpInsn(Opcodes.IFNE, done);
        }
        callHook(code, index, isVolatile ? VOLATILES : HOOKS, "read");
        endMethod(code, done);
    }

    /**
     * <pre>
     * static void write(Owner object, ThreadState thread, int site) {
     *     if (object != null &amp;&amp; (object.w != thread.segment || object.r != 0)) {
     *         Hooks.write(thread, object, at(offsets(), index), site);
     *     }
     * }
     * </pre>
     */
    private void addWrite(FieldNode field, int index) {
        MethodVisitor code = startMethod(field, ShadowMembers.writeMethod(field.name));
        Label done = new Label();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitJumpInsn(Opcodes.IFNULL, done);
        boolean isVolatile = (field.access & Opcodes.ACC_VOLATILE) != 0;
        if (!isVolatile) {
            Label slow = new Label();
            compareWithSegment(code, field, "$w");
            code.visitJumpInsn(Opcodes.IFNE, slow);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, owner, ShadowMembers.PREFIX + field.name + "$r", "J");
            code.visitInsn(Opcodes.LCONST_0);
            code.visitInsn(Opcodes.LCMP);
            code.visitJumpInsn(Opcodes.IFEQ, done);
            code.visitLabel(slow);
            visitEntryFrame(code);
        }
        callHook(code, index, isVolatile ? VOLATILES : HOOKS, "write");
        endMethod(code, done);
    }

    /**
     * The write of a constructor into an object that no other thread knows yet, so no lock is needed.
     *
     * <pre>
     * static void init(Owner object, ThreadState thread, int site) {
     *     if (thread.plainStores) {
     *         object.w = thread.segment;
     *         object.r = 0;
     *         object.s = (long) site &lt;&lt; 32;
     *     } else {
     *         write(object, thread, site);
     *     }
     * }
     * </pre>
     */
    private void addInit(FieldNode field) {
        MethodVisitor code = startMethod(field, ShadowMembers.initMethod(field.name));
        String shadow = ShadowMembers.PREFIX + field.name;
        Label slow = new Label();
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.GETFIELD, ShadowMembers.THREAD, "plainStores", "Z");
        code.visitJumpInsn(Opcodes.IFEQ, slow);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.GETFIELD, ShadowMembers.THREAD, "segment", "J");
        code.visitFieldInsn(Opcodes.PUTFIELD, owner, shadow + "$w", "J");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitInsn(Opcodes.LCONST_0);
        code.visitFieldInsn(Opcodes.PUTFIELD, owner, shadow + "$r", "J");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitInsn(Opcodes.I2L);
        code.visitIntInsn(Opcodes.BIPUSH, 32);
        code.visitInsn(Opcodes.LSHL);
        code.visitFieldInsn(Opcodes.PUTFIELD, owner, shadow + "$s", "J");
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(slow);
        visitEntryFrame(code);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                owner,
                ShadowMembers.writeMethod(field.name),
                ShadowMembers.accessDescriptor(owner, false),
                false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void compareWithSegment(MethodVisitor code, FieldNode field, String word) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, owner, ShadowMembers.PREFIX + field.name + word, "J");
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.GETFIELD, ShadowMembers.THREAD, "segment", "J");
        code.visitInsn(Opcodes.LCMP);
    }

    private void callHook(MethodVisitor code, int index, String hooks, String hook) {
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, ShadowMembers.OFFSETS, "()[J", false);
        code.visitLdcInsn(index);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, ShadowMembers.PLACES, "at", "([JI)J", false);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                hooks,
                hook,
                "(" + ShadowMembers.THREAD_DESCRIPTOR + "Ljava/lang/Object;JI)V",
                false);
    }

    private MethodVisitor startMethod(FieldNode field, String name) {
        boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
        MethodVisitor code = type.visitMethod(
                (field.access & VISIBILITY) | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                name,
                ShadowMembers.accessDescriptor(owner, isStatic),
                null,
                null);
        code.visitCode();
        return code;
    }

    /** Nothing has been assigned since the start of the method, and the stack is empty. */
    private void visitEntryFrame(MethodVisitor code) {
        if (version >= Opcodes.V1_6) {
            code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }
    }

    private void endMethod(MethodVisitor code, Label done) {
        code.visitLabel(done);
        visitEntryFrame(code);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void addStaticAccess(FieldNode field, int index, String kind) {
        boolean isVolatile = (field.access & Opcodes.ACC_VOLATILE) != 0;
        MethodVisitor code = startMethod(
                field,
                kind.equals("read") ? ShadowMembers.readMethod(field.name) : ShadowMembers.writeMethod(field.name));
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, ShadowMembers.STATICS, "()[J", false);
        code.visitLdcInsn(index);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                isVolatile ? VOLATILES : HOOKS,
                kind + "Static",
                "(" + ShadowMembers.THREAD_DESCRIPTOR + "[JII)V",
                false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
