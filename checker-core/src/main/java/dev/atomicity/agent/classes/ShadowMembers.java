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
 * The synthetic members that a watched class gets: for each field that is not final the three words of its shadow, and the {@link
 * AccessMethods}. The offsets of the words are looked up when they are first needed, so the initialiser of the class stays unchanged.
 */
public final class ShadowMembers {
    public static final String PREFIX = "$atomicity$";

    static final String PLACES = "dev/atomicity/hooks/ShadowHooks";
    static final String THREAD = "dev/atomicity/hooks/thread/ThreadState";
    static final String THREAD_DESCRIPTOR = "L" + THREAD + ";";

    /** Methods that return where the shadows of the fields are. */
    static final String STATICS = PREFIX + "statics";

    static final String OFFSETS = PREFIX + "offsets";

    private static final int FIELD = Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
    private static final int STATIC_MEMBER = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

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
        // By name, so that the place of a field follows from the names of the access methods: see ShadowPlaces.
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
        AccessMethods methods = new AccessMethods(type, owner, version);
        for (int index = 0; index < instanceFields.size(); index++) {
            methods.addTo(instanceFields.get(index), index);
        }
        for (int index = 0; index < staticFields.size(); index++) {
            methods.addToStatic(staticFields.get(index), index);
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
     * <p>The hook returns the same array, or an equal one, however often it is called.
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
}
