package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.ShadowMembers;
import java.lang.invoke.LambdaMetafactory;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Replaces references to modelled methods, like {@code map::put}, by the code that the compiler generates for a lambda that calls the
 * method: otherwise the program's own code has no call that could be recorded.
 */
public final class MethodReferences {
    private static final String PREFIX = ShadowMembers.PREFIX + "reference$";
    private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";

    private static final String FACTORY_METHOD = "metafactory";

    /** Makes functions of several types, and functions that can be written to a stream. */
    private static final String OTHER_FACTORY_METHOD = "altMetafactory";

    /**
     * The index of the flags among its arguments. A function that can be written to a stream names the method that it
     * refers to there. Another program reads that name, or this one without the agent: so such a function stays unchanged,
     * and its call is not recorded.
     */
    private static final int FLAGS = 3;

    /** The index of the method that is referred to, among the arguments of the factory. */
    private static final int METHOD = 1;

    /** The index of the type of the function, with the types that this reference is used with. */
    private static final int FUNCTION = 2;

    private final ClassNode type;
    private final RecordedCalls recordedCalls;
    private final Types types;

    /** The calls of methods that are recorded. */
    @FunctionalInterface
    public interface RecordedCalls {
        boolean contains(int opcode, String owner, String name, String descriptor);
    }

    /** What is known about classes, as the class loader of this class sees them. */
    @FunctionalInterface
    public interface Types {
        boolean isA(String type, String wanted);
    }

    public MethodReferences(ClassNode type, RecordedCalls recordedCalls, Types types) {
        this.type = type;
        this.recordedCalls = recordedCalls;
        this.types = types;
    }

    public void replaceByLambdas() {
        boolean isInterface = (type.access & Opcodes.ACC_INTERFACE) != 0;
        if (isInterface && (type.version & 0xFFFF) < Opcodes.V1_8) {
            return; // such an interface can have no method with code, apart from its initialiser
        }
        List<MethodNode> lambdas = new ArrayList<>();
        for (MethodNode method : type.methods) {
            int line = -1;
            for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof LineNumberNode number) {
                    line = number.line;
                }
                if (instruction instanceof InvokeDynamicInsnNode call && isReference(call)) {
                    if (isRecorded((Handle) call.bsmArgs[METHOD])) {
                        MethodNode lambda = lambdaFor(call).toMethod(PREFIX + lambdas.size(), line);
                        lambdas.add(lambda);
                        call.bsmArgs[METHOD] =
                                new Handle(Opcodes.H_INVOKESTATIC, type.name, lambda.name, lambda.desc, isInterface);
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
                && call.bsmArgs[METHOD] instanceof Handle
                && call.bsmArgs[FUNCTION] instanceof Type
                && (!ReferenceLambda.hasReceiver((Handle) call.bsmArgs[METHOD]) || receiverOf(call) != null);
    }

    /** The type of the first value that is captured, or else of the first argument of the function; null without both. */
    private static Type receiverOf(InvokeDynamicInsnNode call) {
        Type[] captured = Type.getArgumentTypes(call.desc);
        Type[] arguments = ((Type) call.bsmArgs[FUNCTION]).getArgumentTypes();
        return captured.length > 0 ? captured[0] : arguments.length > 0 ? arguments[0] : null;
    }

    /** Whether it is the other factory, and the function cannot be written to a stream. */
    private static boolean makesOtherFunction(InvokeDynamicInsnNode call) {
        return call.bsm.getName().equals(OTHER_FACTORY_METHOD)
                && call.bsmArgs.length > FLAGS
                && call.bsmArgs[FLAGS] instanceof Integer flags
                && (flags & LambdaMetafactory.FLAG_SERIALIZABLE) == 0;
    }

    private boolean isRecorded(Handle called) {
        int opcode = ReferenceLambda.opcodeOf(called);
        return opcode >= 0 && recordedCalls.contains(opcode, called.getOwner(), called.getName(), called.getDesc());
    }

    private ReferenceLambda lambdaFor(InvokeDynamicInsnNode call) {
        Handle called = (Handle) call.bsmArgs[METHOD];
        boolean dropsResult = ((Type) call.bsmArgs[FUNCTION]).getReturnType().getSort() == Type.VOID;
        if (!ReferenceLambda.hasReceiver(called)) {
            return new ReferenceLambda(called, null, null, dropsResult);
        }
        Type receiver = receiverOf(call);
        return new ReferenceLambda(called, receiver, calledAs(called, receiver.getInternalName()), dropsResult);
    }

    /**
     * The type as which the method is called on its receiver. A protected method of a superclass, and a method through
     * {@code super}, can be called on objects of this class only.
     */
    private String calledAs(Handle called, String receiver) {
        boolean isThisClass = called.getTag() == Opcodes.H_INVOKESPECIAL
                || receiver.equals(type.name)
                || (types.isA(type.name, called.getOwner()) && types.isA(receiver, type.name));
        return isThisClass ? type.name : called.getOwner();
    }
}
