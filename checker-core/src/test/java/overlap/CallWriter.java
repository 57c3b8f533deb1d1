package overlap;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the code of a call, and of the functions that make it. */
final class CallWriter {
    private static final Type OBJECT = Type.getType(Object.class);
    private static final Handle FACTORY = new Handle(
            Opcodes.H_INVOKESTATIC,
            "java/lang/invoke/LambdaMetafactory",
            "metafactory",
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
                    + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)"
                    + "Ljava/lang/invoke/CallSite;",
            false);

    private final Operation operation;
    private final String made;
    private final String owner;
    private final Executable method;
    private final boolean isStatic;
    private final String descriptor;

    CallWriter(Operation operation, String made) {
        this.operation = operation;
        this.made = made;
        this.owner = Type.getInternalName(operation.modelled().owner());
        this.method = operation.modelled().method();
        this.isStatic = Modifier.isStatic(method.getModifiers());
        this.descriptor = method instanceof Constructor<?> constructor
                ? Type.getConstructorDescriptor(constructor)
                : Trial.isOfHandle(operation.modelled())
                        ? Trial.typeOfHandle(operation.modelled()).toMethodDescriptorString()
                        : Type.getMethodDescriptor((Method) method);
    }

    /** The call, with the round in a local variable; its result lies on the stack. */
    void write(MethodVisitor code, int round) {
        if (method instanceof Constructor) {
            code.visitTypeInsn(Opcodes.NEW, owner);
            code.visitInsn(Opcodes.DUP);
        }
        List<Type> types = operandTypes();
        for (int i = 0; i < types.size(); i++) {
            load(code, round, i);
            cast(code, types.get(i));
        }
        if (method instanceof Constructor) {
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, owner, "<init>", descriptor, false);
        } else {
            code.visitMethodInsn(opcode(), owner, method.getName(), descriptor, isInterface());
            box(code, Type.getReturnType(descriptor));
        }
    }

    private boolean isInterface() {
        return operation.modelled().owner().isInterface();
    }

    private int opcode() {
        return isStatic ? Opcodes.INVOKESTATIC : isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    }

    private List<Type> operandTypes() {
        List<Type> types = new ArrayList<>();
        if (!isStatic && method instanceof Method) {
            types.add(Type.getObjectType(owner));
        }
        types.addAll(List.of(Type.getArgumentTypes(descriptor)));
        return types;
    }

    private void load(MethodVisitor code, int round, int index) {
        code.visitVarInsn(Opcodes.ALOAD, round);
        String derive = operation.kind().derive();
        if (derive != null && index == operation.subject()) {
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "overlap/Round", "root", "()Ljava/lang/Object;", false);
            String type = Type.getDescriptor(operation.kind().usedType());
            code.visitMethodInsn(Opcodes.INVOKESTATIC, "overlap/Derive", derive, "(Ljava/lang/Object;)" + type, false);
        } else {
            code.visitLdcInsn(index);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "overlap/Round", "operand", "(I)Ljava/lang/Object;", false);
        }
    }

    private static void cast(MethodVisitor code, Type type) {
        if (type.getSort() >= Type.ARRAY) {
            code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
        } else {
            code.visitTypeInsn(Opcodes.CHECKCAST, boxed(type).getInternalName());
            code.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL,
                    boxed(type).getInternalName(),
                    type.getClassName() + "Value",
                    "()" + type.getDescriptor(),
                    false);
        }
    }

    private static void box(MethodVisitor code, Type type) {
        if (type.getSort() == Type.VOID) {
            code.visitInsn(Opcodes.ACONST_NULL);
        } else if (type.getSort() < Type.ARRAY) {
            String owner = boxed(type).getInternalName();
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, owner, "valueOf", "(" + type.getDescriptor() + ")L" + owner + ";", false);
        }
    }

    private static Type boxed(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN -> Type.getType(Boolean.class);
            case Type.CHAR -> Type.getType(Character.class);
            case Type.BYTE -> Type.getType(Byte.class);
            case Type.SHORT -> Type.getType(Short.class);
            case Type.INT -> Type.getType(Integer.class);
            case Type.LONG -> Type.getType(Long.class);
            case Type.FLOAT -> Type.getType(Float.class);
            case Type.DOUBLE -> Type.getType(Double.class);
            default -> type;
        };
    }

    // ---------------------------------------------------------------- functions

    private void pushInner(MethodVisitor code) {
        code.visitInvokeDynamicInsn(
                "apply",
                "()Ljava/util/function/Function;",
                FACTORY,
                Type.getMethodType("(Ljava/lang/Object;)Ljava/lang/Object;"),
                new Handle(Opcodes.H_INVOKESTATIC, made, "inner", OperationMaker.CALL, false),
                Type.getMethodType(OperationMaker.CALL));
    }

    void writeLambda(MethodVisitor code) {
        pushInner(code);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(
                Opcodes.INVOKEINTERFACE,
                "java/util/function/Function",
                "apply",
                "(Ljava/lang/Object;)Ljava/lang/Object;",
                true);
    }

    /** By a method of {@link Inside}. */
    void writeNested(MethodVisitor code, String nesting) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        pushInner(code);
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "overlap/Inside",
                nesting,
                "(Loverlap/Round;Ljava/util/function/Function;)Ljava/lang/Object;",
                false);
    }

    /** Whether there is a type for a reference to the method. */
    static boolean canBeReferred(Operation operation) {
        int count = operation.operands().size();
        return count >= 1 && count <= 3 && !Trial.isOfHandle(operation.modelled());
    }

    void writeReference(MethodVisitor code) {
        List<Type> types = operandTypes();
        boolean isVoid = method instanceof Method called && called.getReturnType() == void.class;
        String function = "overlap/Calls$" + (isVoid ? "To" : "Of") + types.size();
        Type[] objects = types.stream().map(type -> OBJECT).toArray(Type[]::new);
        String general = Type.getMethodDescriptor(isVoid ? Type.VOID_TYPE : OBJECT, objects);
        Type result = method instanceof Constructor ? Type.getObjectType(owner) : boxed(Type.getReturnType(descriptor));
        int tag = method instanceof Constructor
                ? Opcodes.H_NEWINVOKESPECIAL
                : isStatic
                        ? Opcodes.H_INVOKESTATIC
                        : isInterface() ? Opcodes.H_INVOKEINTERFACE : Opcodes.H_INVOKEVIRTUAL;
        String name = method instanceof Constructor ? "<init>" : method.getName();
        code.visitInvokeDynamicInsn(
                "call",
                "()L" + function + ";",
                FACTORY,
                Type.getMethodType(general),
                new Handle(tag, owner, name, descriptor, isInterface()),
                Type.getMethodType(result, types.stream().map(CallWriter::boxed).toArray(Type[]::new)));
        for (int i = 0; i < types.size(); i++) {
            load(code, 0, i);
        }
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, function, "call", general, true);
        if (isVoid) {
            code.visitInsn(Opcodes.ACONST_NULL);
        }
    }
}
