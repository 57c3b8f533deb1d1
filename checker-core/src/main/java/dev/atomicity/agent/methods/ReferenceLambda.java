package dev.atomicity.agent.methods;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The static method that does the same as a method reference.
 *
 * <p>The factory of functions compares it with the function more strictly than it compares the method that the reference
 * names: a captured value must have exactly the type of its parameter, also if it is the receiver. So the parameter for the
 * receiver has the type that the reference gives it, and not that of the class that declares the method.
 *
 * @param called the method that is referred to
 * @param receiver the type of the object on which it is called, as the factory is given it; null if there is none
 * @param calledAs the type as which the receiver is used in the call; null if there is none
 * @param dropsResult whether the function returns nothing, even if the method does
 */
public record ReferenceLambda(Handle called, Type receiver, String calledAs, boolean dropsResult) {
    static boolean hasReceiver(Handle called) {
        return called.getTag() != Opcodes.H_INVOKESTATIC && called.getTag() != Opcodes.H_NEWINVOKESPECIAL;
    }

    /** The opcode of the call that the handle stands for, -1 if it stands for an access of a field. */
    public static int opcodeOf(Handle called) {
        return switch (called.getTag()) {
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKESPECIAL, Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            default -> -1;
        };
    }

    /**
     * The method.
     *
     * @param line of the reference, negative if it is not known
     */
    MethodNode toMethod(String name, int line) {
        Type owner = Type.getObjectType(called.getOwner());
        boolean makesObject = called.getTag() == Opcodes.H_NEWINVOKESPECIAL;
        List<Type> parameters = new ArrayList<>(List.of(Type.getArgumentTypes(called.getDesc())));
        if (receiver != null) {
            parameters.add(0, receiver);
        }
        Type given = makesObject ? owner : Type.getReturnType(called.getDesc());
        Type result = dropsResult ? Type.VOID_TYPE : given;
        MethodNode lambda = new MethodNode(
                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC,
                name,
                Type.getMethodDescriptor(result, parameters.toArray(new Type[0])),
                null,
                null);
        InsnList code = lambda.instructions;
        if (line >= 0) {
            LabelNode start = new LabelNode();
            code.add(start);
            code.add(new LineNumberNode(line, start));
        }
        if (makesObject) {
            code.add(new TypeInsnNode(Opcodes.NEW, called.getOwner()));
            code.add(new InsnNode(Opcodes.DUP));
        }
        lambda.maxLocals = loadArguments(parameters, code);
        code.add(new MethodInsnNode(
                opcodeOf(called), called.getOwner(), called.getName(), called.getDesc(), called.isInterface()));
        if (dropsResult && given.getSize() > 0) {
            code.add(new InsnNode(given.getSize() == 1 ? Opcodes.POP : Opcodes.POP2));
        }
        code.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
        return lambda;
    }

    /** Returns the number of local variables that the parameters take. */
    private int loadArguments(List<Type> parameters, InsnList code) {
        int local = 0;
        for (Type parameter : parameters) {
            code.add(new VarInsnNode(parameter.getOpcode(Opcodes.ILOAD), local));
            if (local == 0 && receiver != null && !receiver.getInternalName().equals(calledAs)) {
                // Without it the verifier loads both classes to compare them, earlier than the program would.
                code.add(new TypeInsnNode(Opcodes.CHECKCAST, calledAs));
            }
            local += parameter.getSize();
        }
        return local;
    }
}
