package dev.atomicity.agent;

import java.lang.invoke.LambdaMetafactory;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Turns references to modelled methods, as {@code map::put}, into what the compiler makes of the lambda that calls the
 * method: otherwise there is no call in the program's own code that could be told to the hooks.
 */
final class MethodReferences {
    private static final String PREFIX = ShadowMembers.PREFIX + "reference$";
    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";

    private static final String FACTORY_METHOD = "metafactory";

    /** Makes functions of several types, and such that can be written to a stream. */
    private static final String OTHER_FACTORY_METHOD = "altMetafactory";

    /**
     * Among its arguments. A function that can be written names the method that it refers to in the stream, where another
     * program reads it, or this one without the agent: so such a function stays as it is, and what it does is not told.
     */
    private static final int FLAGS = 3;

    /** Where the method that is referred to stands among the arguments of the factory. */
    private static final int METHOD = 1;

    /** And the type of the function that is made. */
    private static final int FUNCTION = 2;

    private final ClassNode type;
    private final ToldCalls toldCalls;

    /** The calls of methods that are told to the hooks. */
    @FunctionalInterface
    interface ToldCalls {
        boolean contains(int opcode, String owner, String name, String descriptor);
    }

    MethodReferences(ClassNode type, ToldCalls toldCalls) {
        this.type = type;
        this.toldCalls = toldCalls;
    }

    void replaceByLambdas() {
        List<MethodNode> lambdas = new ArrayList<>();
        for (MethodNode method : type.methods) {
            int line = -1;
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof LineNumberNode number) {
                    line = number.line;
                }
                if (instruction instanceof InvokeDynamicInsnNode call && isReference(call)) {
                    Handle called = (Handle) call.bsmArgs[METHOD];
                    if (isTold(called)) {
                        boolean dropsResult =
                                ((Type) call.bsmArgs[FUNCTION]).getReturnType().getSort() == Type.VOID;
                        MethodNode lambda = lambdaOf(called, PREFIX + lambdas.size(), dropsResult, line);
                        lambdas.add(lambda);
                        call.bsmArgs[METHOD] = new Handle(
                                Opcodes.H_INVOKESTATIC,
                                type.name,
                                lambda.name,
                                lambda.desc,
                                (type.access & Opcodes.ACC_INTERFACE) != 0);
                    }
                }
            }
        }
        type.methods.addAll(lambdas);
    }

    private static boolean isReference(InvokeDynamicInsnNode call) {
        return call.bsm.getOwner().equals(METAFACTORY)
                && (call.bsm.getName().equals(FACTORY_METHOD) || makesOtherFunction(call))
                && call.bsmArgs.length > FUNCTION
                && call.bsmArgs[METHOD] instanceof Handle;
    }

    /** Whether it is the other factory, and the function cannot be written to a stream. */
    private static boolean makesOtherFunction(InvokeDynamicInsnNode call) {
        return call.bsm.getName().equals(OTHER_FACTORY_METHOD)
                && call.bsmArgs.length > FLAGS
                && call.bsmArgs[FLAGS] instanceof Integer flags
                && (flags & LambdaMetafactory.FLAG_SERIALIZABLE) == 0;
    }

    private boolean isTold(Handle called) {
        int opcode = opcodeOf(called);
        return opcode >= 0 && toldCalls.contains(opcode, called.getOwner(), called.getName(), called.getDesc());
    }

    /** The opcode of the call that the handle stands for, -1 for one that only its own class can make. */
    private static int opcodeOf(Handle called) {
        return switch (called.getTag()) {
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> -1;
        };
    }

    private static MethodNode lambdaOf(Handle called, String name, boolean dropsResult, int line) {
        int opcode = opcodeOf(called);
        Type owner = Type.getObjectType(called.getOwner());
        boolean makesObject = opcode == Opcodes.INVOKESPECIAL;
        List<Type> parameters = new ArrayList<>(List.of(Type.getArgumentTypes(called.getDesc())));
        if (opcode == Opcodes.INVOKEVIRTUAL || opcode == Opcodes.INVOKEINTERFACE) {
            parameters.add(0, owner);
        }
        Type given = makesObject ? owner : Type.getReturnType(called.getDesc());
        Type result = dropsResult ? Type.VOID_TYPE : given;
        MethodNode lambda = new MethodNode(
                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                name,
                Type.getMethodDescriptor(result, parameters.toArray(new Type[0])),
                null,
                null);
        if (line >= 0) {
            LabelNode start = new LabelNode();
            lambda.instructions.add(start);
            lambda.instructions.add(new LineNumberNode(line, start));
        }
        if (makesObject) {
            lambda.instructions.add(new TypeInsnNode(Opcodes.NEW, called.getOwner()));
            lambda.instructions.add(new InsnNode(Opcodes.DUP));
        }
        int local = 0;
        for (Type parameter : parameters) {
            lambda.instructions.add(new VarInsnNode(parameter.getOpcode(Opcodes.ILOAD), local));
            local += parameter.getSize();
        }
        lambda.instructions.add(new MethodInsnNode(
                opcode, called.getOwner(), called.getName(), called.getDesc(), called.isInterface()));
        if (dropsResult && given.getSize() > 0) {
            lambda.instructions.add(new InsnNode(given.getSize() == 1 ? Opcodes.POP : Opcodes.POP2));
        }
        lambda.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
        lambda.maxLocals = local;
        return lambda;
    }
}
