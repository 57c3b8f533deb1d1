package overlap;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/** Makes the classes that make a call: a copy of the {@link Template}, and what else the {@link Context} needs. */
final class OperationMaker {
    static final String CALL = "(Loverlap/Round;)Ljava/lang/Object;";
    private static final String BASE = "overlap/Base";

    private final Operation operation;
    private final CallWriter calls;
    private final Context context;
    private final String name;
    private final Class<?> template;
    private final Map<String, byte[]> classes = new LinkedHashMap<>();

    private OperationMaker(Operation operation, Context context, Class<?> template, int number) {
        this.template = template;
        this.operation = operation;
        this.context = context;
        this.name = "overlap/made/Op" + number + "_" + operation.identifier();
        this.calls = new CallWriter(operation, name);
    }

    /** The copy of the template, loaded. */
    static Pair make(Operation operation, Context context, int number) {
        return (Pair) make(operation, context, Template.class, number);
    }

    static Object make(Operation operation, Context context, Class<?> template, int number) {
        OperationMaker maker = new OperationMaker(operation, context, template, number);
        maker.copyTemplate();
        maker.addMaker();
        try {
            return new MadeClasses(maker.classes)
                    .loadClass(maker.name.replace('/', '.'))
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(operation + " in " + context, e);
        }
    }

    /** Loads made classes, in their own loader, so that they can go again. */
    static final class MadeClasses extends ClassLoader {
        private final Map<String, byte[]> classes;

        MadeClasses(Map<String, byte[]> classes) {
            super(OperationMaker.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] file = classes.get(name.replace('.', '/'));
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, file, 0, file.length);
        }
    }

    private void copyTemplate() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        ClassVisitor copy = new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String method, String descriptor, String signature, String[] exceptions) {
                if (method.equals("call")) {
                    return null;
                }
                return super.visitMethod(access, method, descriptor, signature, exceptions);
            }

            @Override
            public void visitEnd() {
                writeCall(writer);
                super.visitEnd();
            }
        };
        reader().accept(new ClassRemapper(copy, new SimpleRemapper(Type.getInternalName(template), name)), 0);
        classes.put(name, writer.toByteArray());
    }

    private ClassReader reader() {
        try (InputStream file = OperationMaker.class.getResourceAsStream(template.getSimpleName() + ".class")) {
            return new ClassReader(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeCall(ClassWriter writer) {
        if (Set.of(Context.LAMBDA, Context.NESTED, Context.THROWING, Context.STREAM)
                .contains(context)) {
            writeMethod(writer, "inner", code -> calls.write(code, 0));
        }
        writeMethod(writer, "call", code -> {
            switch (context) {
                case METHOD -> calls.write(code, 0);
                case CONSTRUCTOR, BEFORE_SUPERCLASS -> {
                    code.visitTypeInsn(Opcodes.NEW, name + "$Made");
                    code.visitInsn(Opcodes.DUP);
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitMethodInsn(Opcodes.INVOKESPECIAL, name + "$Made", "<init>", "(Loverlap/Round;)V", false);
                    code.visitFieldInsn(Opcodes.GETFIELD, BASE, "result", "Ljava/lang/Object;");
                }
                case INITIALISER -> {
                    code.visitVarInsn(Opcodes.ALOAD, 0);
                    code.visitMethodInsn(
                            Opcodes.INVOKEVIRTUAL, "overlap/Round", "initialised", "()Ljava/lang/Object;", false);
                }
                case LAMBDA -> calls.writeLambda(code);
                case REFERENCE -> calls.writeReference(code);
                case NESTED -> calls.writeNested(code, "nest");
                case THROWING -> calls.writeNested(code, "nestAndThrow");
                case STREAM -> calls.writeNested(code, "stream");
            }
        });
    }

    private interface Body {
        void write(MethodVisitor code);
    }

    private static void writeMethod(ClassWriter writer, String method, Body body) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, method, CALL, null, null);
        code.visitCode();
        body.write(code);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** A class that makes the call in its constructor, or when it is initialised. */
    private void addMaker() {
        String made = name + "$Made";
        switch (context) {
            case CONSTRUCTOR -> classes.put(made, constructing(made, false));
            case BEFORE_SUPERCLASS -> classes.put(made, constructing(made, true));
            case INITIALISER -> Initialisers.add(operation, made, initialising(made));
            default -> {}
        }
    }

    private byte[] constructing(String made, boolean before) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, made, null, before ? BASE : "overlap/Base$Settable", null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "(Loverlap/Round;)V", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        if (before) {
            calls.write(code, 1);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, BASE, "<init>", "(Ljava/lang/Object;)V", false);
        } else {
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, "overlap/Base$Settable", "<init>", "()V", false);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            calls.write(code, 1);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "overlap/Base$Settable", "set", "(Ljava/lang/Object;)V", false);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private byte[] initialising(String made) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, made, null, Type.getInternalName(Object.class), null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        code.visitCode();
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "overlap/Initialisers", "round", "()Loverlap/Round;", false);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        calls.write(code, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "overlap/Initialisers", "made", "(Ljava/lang/Object;)V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
