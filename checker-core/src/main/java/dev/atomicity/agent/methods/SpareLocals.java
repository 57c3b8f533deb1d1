package dev.atomicity.agent.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Local variables in which the arguments of a modelled call are stored. All are made and assigned at the start of the
 * method: a local that a frame names must have been assigned on every path to it.
 */
final class SpareLocals {
    private static final Type[] KINDS = {
        Type.INT_TYPE, Type.LONG_TYPE, Type.FLOAT_TYPE, Type.DOUBLE_TYPE, Type.getObjectType("java/lang/Object")
    };

    private final ToIntFunction<Type> newLocal;
    private final MethodVisitor code;
    private final List<List<Integer>> byKind = new ArrayList<>();
    private int receiver = -1;

    SpareLocals(ToIntFunction<Type> newLocal, MethodVisitor code) {
        this.newLocal = newLocal;
        this.code = code;
        for (int kind = 0; kind < KINDS.length; kind++) {
            byKind.add(new ArrayList<>());
        }
    }

    /** Makes as many of each kind as the call with the most of them needs. */
    void reserve(List<MethodInsnNode> calls) {
        for (MethodInsnNode call : calls) {
            int[] needed = new int[KINDS.length];
            for (Type argument : Type.getArgumentTypes(call.desc)) {
                needed[kindOf(argument)]++;
            }
            for (int kind = 0; kind < KINDS.length; kind++) {
                while (byKind.get(kind).size() < needed[kind]) {
                    byKind.get(kind).add(make(KINDS[kind]));
                }
            }
        }
        if (!calls.isEmpty()) {
            receiver = make(KINDS[KINDS.length - 1]);
        }
    }

    /** A local for the receiver of a call whose hooks need it afterwards too. */
    int receiver() {
        return receiver;
    }

    /** A local for each argument. */
    int[] assign(Type[] arguments) {
        int[] used = new int[KINDS.length];
        int[] locals = new int[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            int kind = kindOf(arguments[i]);
            locals[i] = byKind.get(kind).get(used[kind]++);
        }
        return locals;
    }

    private int make(Type type) {
        int local = newLocal.applyAsInt(type);
        code.visitInsn(
                switch (type.getSort()) {
                    case Type.INT -> Opcodes.ICONST_0;
                    case Type.LONG -> Opcodes.LCONST_0;
                    case Type.FLOAT -> Opcodes.FCONST_0;
                    case Type.DOUBLE -> Opcodes.DCONST_0;
                    default -> Opcodes.ACONST_NULL;
                });
        code.visitVarInsn(type.getOpcode(Opcodes.ISTORE), local);
        return local;
    }

    private static int kindOf(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> 1;
            case Type.FLOAT -> 2;
            case Type.DOUBLE -> 3;
            case Type.ARRAY, Type.OBJECT -> 4;
            default -> 0;
        };
    }
}
