package dev.atomicity.agent.methods;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes a class with method references as the compilers do: a static method {@code makeN} for each, that gets what the
 * reference captures and returns the function. Each kind of function is an interface of its own with a method {@code call}.
 */
final class ReferenceClass {
    static final String FUNCTION = "call";
    private static final String SERIALIZABLE = "java/io/Serializable";
    private static final String OBJECT = "java/lang/Object";
    private static final String FACTORY_ARGUMENTS =
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;" + "Ljava/lang/invoke/MethodType;";

    /** How the types of the function differ from those of the method. */
    enum Shape {
        /** Not at all. */
        EXACT,
        /** All are objects, as with a generic interface, so numbers are boxed and unboxed. */
        GENERIC,
        /** The function returns nothing. */
        WITHOUT_RESULT,
        /** As {@link #GENERIC}, with a marker interface and a bridge. */
        WITH_MARKER_AND_BRIDGE,
        /** As {@link #GENERIC}, and the function can be written to a stream. */
        SERIALIZABLE
    }

    /**
     * A reference.
     *
     * @param method the method as the class file names it
     * @param receiver the type that the method is called on; null if there is none
     * @param isBound whether the receiver is captured
     */
    record Reference(Handle method, Type receiver, boolean isBound, Shape shape) {
        Reference in(Shape other) {
            return new Reference(method, receiver, isBound, other);
        }

        /** What {@code makeN} gets. */
        Type[] captured() {
            return isBound ? new Type[] {receiver} : new Type[0];
        }

        /** The types that the reference is used with. */
        Type used() {
            boolean isExact = shape == Shape.EXACT || shape == Shape.WITHOUT_RESULT;
            List<Type> parameters = new ArrayList<>();
            if (receiver != null && !isBound) {
                parameters.add(receiver);
            }
            for (Type argument : Type.getArgumentTypes(method.getDesc())) {
                parameters.add(isExact ? argument : boxed(argument));
            }
            Type given = method.getTag() == Opcodes.H_NEWINVOKESPECIAL
                    ? Type.getObjectType(method.getOwner())
                    : Type.getReturnType(method.getDesc());
            Type result = shape == Shape.WITHOUT_RESULT ? Type.VOID_TYPE : isExact ? given : boxed(given);
            return Type.getMethodType(result, parameters.toArray(new Type[0]));
        }

        /** The same as the interface declares it. */
        Type declared() {
            Type used = used();
            if (shape == Shape.EXACT) {
                return used;
            }
            Type object = Type.getObjectType(OBJECT);
            Type[] parameters = used.getArgumentTypes();
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] = parameters[i].getSort() >= Type.ARRAY ? object : parameters[i];
            }
            Type result = used.getReturnType();
            return Type.getMethodType(result.getSort() >= Type.ARRAY ? object : result, parameters);
        }
    }

    private final String name;
    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    private final Map<String, byte[]> interfaces;
    private final List<Reference> references = new ArrayList<>();

    /** @param interfaces gets the interfaces of the functions, by name */
    ReferenceClass(String name, String superclass, List<String> implemented, Map<String, byte[]> interfaces) {
        this.name = name;
        this.interfaces = interfaces;
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
                name,
                null,
                superclass,
                implemented.toArray(new String[0]));
    }

    String name() {
        return name;
    }

    List<Reference> references() {
        return references;
    }

    /** A public constructor that calls that of the superclass without arguments. */
    void addConstructor(String superclass) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, superclass, "<init>", "()V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    void add(Reference reference) {
        Type function = Type.getObjectType(interfaceFor(reference.declared()));
        Type[] captured = reference.captured();
        MethodVisitor code = writer.visitMethod(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
                "make" + references.size(),
                Type.getMethodDescriptor(Type.getObjectType(OBJECT), captured),
                null,
                null);
        references.add(reference);
        code.visitCode();
        if (captured.length > 0) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
        writeReference(reference, Type.getMethodDescriptor(function, captured), code);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static void writeReference(Reference reference, String factory, MethodVisitor code) {
        Type declared = reference.declared();
        List<Object> arguments = new ArrayList<>(List.of(declared, reference.method(), reference.used()));
        if (reference.shape() == Shape.SERIALIZABLE) {
            arguments.add(LambdaMetafactory.FLAG_SERIALIZABLE);
        } else if (reference.shape() == Shape.WITH_MARKER_AND_BRIDGE) {
            arguments.add(LambdaMetafactory.FLAG_MARKERS | LambdaMetafactory.FLAG_BRIDGES);
            arguments.addAll(List.of(1, Type.getObjectType("java/lang/Cloneable")));
            boolean needsBridge = !reference.used().equals(declared);
            arguments.addAll(needsBridge ? List.of(1, reference.used()) : List.of(0));
        }
        boolean isPlain = arguments.size() == 3;
        Handle metafactory = new Handle(
                Opcodes.H_INVOKESTATIC,
                "java/lang/invoke/LambdaMetafactory",
                isPlain ? "metafactory" : "altMetafactory",
                FACTORY_ARGUMENTS
                        + (isPlain
                                ? "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;"
                                : "[Ljava/lang/Object;")
                        + ")Ljava/lang/invoke/CallSite;",
                false);
        code.visitInvokeDynamicInsn(FUNCTION, factory, metafactory, arguments.toArray());
    }

    /** One for each type of function. All are serializable, which does not matter unless the reference says so. */
    private String interfaceFor(Type declared) {
        String known = "references/Function"
                + declared.getDescriptor().replace('/', '_').replace(';', '-').replace('[', '~');
        interfaces.computeIfAbsent(known, key -> {
            ClassWriter made = new ClassWriter(0);
            made.visit(
                    Opcodes.V17,
                    Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE,
                    known,
                    null,
                    OBJECT,
                    new String[] {SERIALIZABLE});
            made.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, FUNCTION, declared.getDescriptor(), null, null)
                    .visitEnd();
            made.visitEnd();
            return made.toByteArray();
        });
        return known;
    }

    byte[] toBytes() {
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static Type boxed(Type type) {
        if (type.getSort() >= Type.ARRAY || type.getSort() == Type.VOID) {
            return type;
        }
        Class<?> primitive = MethodType.fromMethodDescriptorString("()" + type.getDescriptor(), null)
                .returnType();
        return Type.getType(MethodType.methodType(primitive).wrap().returnType());
    }
}
