package dev.atomicity.agent.classes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * The synthetic members that a watched class gets: for each field that is not final the three words of its shadow, and
 * two static methods, {@code read} and {@code write}, with the fast path; whoever may access the field may call them.
 *
 * <p>A method instead of code at the access: it needs no frame there, and the compiler inlines it. Where the words lie
 * is asked when it is first needed, so the initialiser of the class stays as it was.
 */
public final class ShadowMembers {
    public static final String PREFIX = "$atomicity$";

    private static final String HOOKS = "dev/atomicity/hooks/Hooks";
    private static final String VOLATILES = "dev/atomicity/hooks/VolatileHooks";
    private static final String PLACES = "dev/atomicity/hooks/ShadowPlaces";
    private static final String THREAD = "dev/atomicity/hooks/ThreadState";
    private static final String THREAD_DESCRIPTOR = "L" + THREAD + ";";
    private static final String STATICS = PREFIX + "statics";
    private static final String OFFSETS = PREFIX + "offsets";

    private static final int FIELD = Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
    private static final int STATIC_MEMBER = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    private static final int VISIBILITY = Opcodes.ACC_PRIVATE | Opcodes.ACC_PROTECTED | Opcodes.ACC_PUBLIC;

    private final String owner;
    private final int version;
    private final List<FieldNode> instanceFields = new ArrayList<>();
    private final List<FieldNode> staticFields = new ArrayList<>();

    public ShadowMembers(ClassNode type, ClassFacts facts) {
        this.owner = type.name;
        this.version = type.version & 0xFFFF;
        for (FieldNode field : type.fields) {
            if (facts.isShadowed(field.name, field.desc)) {
                ((field.access & Opcodes.ACC_STATIC) != 0 ? staticFields : instanceFields).add(field);
            }
        }
        // By name, so that the place of a field can be told from the names of the access methods: see ShadowPlaces.
        staticFields.sort(Comparator.comparing(field -> field.name));
    }

    public boolean isEmpty() {
        return instanceFields.isEmpty() && staticFields.isEmpty();
    }

    public static String readMethod(String field) {
        return PREFIX + "read$" + field;
    }

    public static String initMethod(String field) {
        return PREFIX + "init$" + field;
    }

    public static String writeMethod(String field) {
        return PREFIX + "write$" + field;
    }

    /** The descriptor of both methods; the object comes first, then the thread and the site. */
    public static String accessDescriptor(String owner, boolean isStatic) {
        return isStatic ? "(" + THREAD_DESCRIPTOR + "I)V" : "(L" + owner + ";" + THREAD_DESCRIPTOR + "I)V";
    }

    public void addTo(ClassVisitor type) {
        for (FieldNode field : instanceFields) {
            String shadow = PREFIX + field.name;
            type.visitField(FIELD, shadow + "$w", "J", null, null);
            type.visitField(FIELD, shadow + "$r", "J", null, null);
            type.visitField(FIELD, shadow + "$s", "J", null, null);
        }
        if (!instanceFields.isEmpty()) {
            addPlaces(type, OFFSETS);
        }
        if (!staticFields.isEmpty()) {
            addPlaces(type, STATICS);
        }
        for (int index = 0; index < instanceFields.size(); index++) {
            addRead(type, instanceFields.get(index), index);
            addWrite(type, instanceFields.get(index), index);
            addInit(type, instanceFields.get(index));
        }
        for (int index = 0; index < staticFields.size(); index++) {
            addStaticAccess(type, staticFields.get(index), index, "read");
            addStaticAccess(type, staticFields.get(index), index, "write");
        }
    }

    /**
     * <pre>
     * private static long[] places;
     *
     * private static long[] places() {
     *     long[] known = places;
     *     return known != null ? known : (places = ShadowPlaces.places(Owner.class, fields));
     * }
     * </pre>
     *
     * <p>The hook returns the same array, or an equal one, however often it is asked.
     */
    private void addPlaces(ClassVisitor type, String name) {
        type.visitField(STATIC_MEMBER, name, "[J", null, null);
        MethodVisitor code = type.visitMethod(STATIC_MEMBER, name, "()[J", null, null);
        code.visitCode();
        Label known = new Label();
        code.visitFieldInsn(Opcodes.GETSTATIC, owner, name, "[J");
        code.visitInsn(Opcodes.DUP);
        code.visitJumpInsn(Opcodes.IFNONNULL, known);
        code.visitInsn(Opcodes.POP);
        loadClass(code, owner, version);
        boolean isStatic = name.equals(STATICS);
        code.visitLdcInsn(namesOf(isStatic ? staticFields : instanceFields));
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                PLACES,
                isStatic ? "statics" : "offsets",
                "(Ljava/lang/Class;Ljava/lang/String;)[J",
                false);
        code.visitInsn(Opcodes.DUP);
        code.visitFieldInsn(Opcodes.PUTSTATIC, owner, name, "[J");
        code.visitLabel(known);
        if (version >= Opcodes.V1_6) {
            code.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {"[J"});
        }
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** Each after the first letter of its descriptor; no name contains a slash. */
    private static String namesOf(List<FieldNode> fields) {
        return fields.stream().map(field -> field.desc.charAt(0) + field.name).collect(Collectors.joining("/"));
    }

    /** Class files before Java 5 have no constants for classes. */
    public static void loadClass(MethodVisitor code, String type, int version) {
        if ((version & 0xFFFF) >= Opcodes.V1_5) {
            code.visitLdcInsn(Type.getObjectType(type));
        } else {
            code.visitLdcInsn(type.replace('/', '.'));
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;", false);
        }
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
    private void addRead(ClassVisitor type, FieldNode field, int index) {
        MethodVisitor code = startMethod(type, field, readMethod(field.name));
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
            code.visitFieldInsn(Opcodes.GETFIELD, owner, PREFIX + field.name + "$r", "J");
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, THREAD, "isReader", "(J)Z", false);
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
    private void addWrite(ClassVisitor type, FieldNode field, int index) {
        MethodVisitor code = startMethod(type, field, writeMethod(field.name));
        Label done = new Label();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitJumpInsn(Opcodes.IFNULL, done);
        boolean isVolatile = (field.access & Opcodes.ACC_VOLATILE) != 0;
        if (!isVolatile) {
            Label slow = new Label();
            compareWithSegment(code, field, "$w");
            code.visitJumpInsn(Opcodes.IFNE, slow);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, owner, PREFIX + field.name + "$r", "J");
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
     * The write of a constructor into an object that nobody else knows yet: no one can be in the way.
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
    private void addInit(ClassVisitor type, FieldNode field) {
        MethodVisitor code = startMethod(type, field, initMethod(field.name));
        String shadow = PREFIX + field.name;
        Label slow = new Label();
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.GETFIELD, THREAD, "plainStores", "Z");
        code.visitJumpInsn(Opcodes.IFEQ, slow);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.GETFIELD, THREAD, "segment", "J");
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
                Opcodes.INVOKESTATIC, owner, writeMethod(field.name), accessDescriptor(owner, false), false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void compareWithSegment(MethodVisitor code, FieldNode field, String word) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, owner, PREFIX + field.name + word, "J");
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.GETFIELD, THREAD, "segment", "J");
        code.visitInsn(Opcodes.LCMP);
    }

    private void callHook(MethodVisitor code, int index, String hooks, String hook) {
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, OFFSETS, "()[J", false);
        code.visitLdcInsn(index);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, PLACES, "at", "([JI)J", false);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, hooks, hook, "(" + THREAD_DESCRIPTOR + "Ljava/lang/Object;JI)V", false);
    }

    private MethodVisitor startMethod(ClassVisitor type, FieldNode field, String name) {
        boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
        MethodVisitor code = type.visitMethod(
                (field.access & VISIBILITY) | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                name,
                accessDescriptor(owner, isStatic),
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

    private void addStaticAccess(ClassVisitor type, FieldNode field, int index, String kind) {
        boolean isVolatile = (field.access & Opcodes.ACC_VOLATILE) != 0;
        MethodVisitor code =
                startMethod(type, field, kind.equals("read") ? readMethod(field.name) : writeMethod(field.name));
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, STATICS, "()[J", false);
        code.visitLdcInsn(index);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                isVolatile ? VOLATILES : HOOKS,
                kind + "Static",
                "(" + THREAD_DESCRIPTOR + "[JII)V",
                false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
