package dev.atomicity.agent.classes;

import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * The synthetic methods through which a class records its accesses of fields that other classes declare. Whether the declaring class has
 * shadows is known only when it is loaded, which may be long after this class. If it has none, the access is not watched, and the program
 * does not notice.
 */
public final class ForeignAccesses {
    private static final String NAME = ShadowMembers.PREFIX + "foreign$";
    private static final String PLACES = "dev/atomicity/hooks/ShadowHooks";
    private static final String MISSING = "java/lang/IncompatibleClassChangeError";
    private static final int PRIVATE_STATIC = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    private final String type;
    private final boolean isInterface;
    private final int version;
    private final Map<Access, String> methods = new LinkedHashMap<>();

    /**
     * A kind of access.
     *
     * @param named the class that the instruction names: the one that is accessible, the declaring one may not be
     * @param declaring the class that declares the field
     * @param isAccessible whether the declaring class can be named too
     * @param method the access method of the field
     */
    private record Access(String named, String declaring, boolean isAccessible, String method, boolean isStatic) {
        String descriptor() {
            return ShadowMembers.accessDescriptor(named, isStatic);
        }
    }

    public ForeignAccesses(ClassNode type) {
        this.type = type.name;
        this.isInterface = (type.access & Opcodes.ACC_INTERFACE) != 0;
        this.version = type.version & 0xFFFF;
    }

    /** Before Java 8 the methods of an interface were public and without code, all but its initialiser. */
    public boolean areSupported() {
        return !isInterface || version >= Opcodes.V1_8;
    }

    public void call(String named, ClassHierarchy.Field field, String method, boolean isStatic, MethodVisitor code) {
        boolean isAccessible = field.ownerIsPublic() || packageOf(field.owner()).equals(packageOf(type));
        Access access = new Access(named, field.owner(), isAccessible, method, isStatic);
        String name = methods.computeIfAbsent(access, key -> NAME + methods.size());
        code.visitMethodInsn(Opcodes.INVOKESTATIC, type, name, access.descriptor(), isInterface);
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }

    public void addTo(ClassVisitor target) {
        methods.forEach((access, name) -> add(target, access, name));
    }

    /**
     * <pre>
     * private static void foreign(Named object, ThreadState thread, int site) {
     *     if (object != null) { // or the call would initialise a class that the access of null does not
     *         try {
     *             Named.read((Declaring) object, thread, site);
     *         } catch (IncompatibleClassChangeError e) {
     *             ShadowPlaces.missing(e);
     *         }
     *     }
     * }
     * </pre>
     */
    private void add(ClassVisitor target, Access access, String name) {
        MethodVisitor code = target.visitMethod(PRIVATE_STATIC, name, access.descriptor(), null, null);
        Label start = new Label();
        Label end = new Label();
        Label done = new Label();
        Label handler = new Label();
        code.visitCode();
        code.visitTryCatchBlock(start, end, handler, MISSING);
        int parameter = 0;
        if (!access.isStatic()) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitJumpInsn(Opcodes.IFNULL, done);
        }
        code.visitLabel(start);
        if (!access.isStatic()) {
            code.visitVarInsn(Opcodes.ALOAD, parameter++);
            if (!access.named().equals(access.declaring()) && access.isAccessible()) {
                // Without it the verifier loads both classes to compare them, earlier than the program would.
                code.visitTypeInsn(Opcodes.CHECKCAST, access.declaring());
            }
        }
        code.visitVarInsn(Opcodes.ALOAD, parameter++);
        code.visitVarInsn(Opcodes.ILOAD, parameter);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                access.named(),
                access.method(),
                ShadowMembers.accessDescriptor(access.declaring(), access.isStatic()),
                false);
        code.visitLabel(end);
        if (!access.isStatic()) {
            code.visitLabel(done);
            visitFrame(code, Opcodes.F_SAME, 0, null);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(handler);
        visitFrame(code, Opcodes.F_SAME1, 1, new Object[] {MISSING});
        code.visitMethodInsn(Opcodes.INVOKESTATIC, PLACES, "missing", "(L" + MISSING + ";)V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void visitFrame(MethodVisitor code, int kind, int stackSize, Object[] stack) {
        if (version >= Opcodes.V1_6) {
            code.visitFrame(kind, 0, null, stackSize, stack);
        }
    }
}
