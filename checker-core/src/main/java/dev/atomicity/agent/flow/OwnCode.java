package dev.atomicity.agent.flow;

import dev.atomicity.agent.classes.JdkPackages;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds out which code of the program a call of a method runs, if that can be seen in its class. */
public final class OwnCode {
    /** Their methods call no code of the program, whatever their arguments are. */
    private static final Set<String> HARMLESS = Set.of("java/lang/Math", "java/lang/StrictMath");

    /** Their methods call the functions that they are given. */
    private static final Set<String> CALLING_FUNCTIONS = Set.of(
            "java/util/concurrent/atomic/AtomicInteger",
            "java/util/concurrent/atomic/AtomicLong",
            "java/util/concurrent/atomic/AtomicBoolean");

    private final ClassNode type;
    private final Set<MethodNode> reached = new HashSet<>();
    private final Deque<MethodNode> open = new ArrayDeque<>();

    private OwnCode(ClassNode type) {
        this.type = type;
    }

    /** The names of all methods that a call of the method runs, itself among them; null if others may run. */
    public static Set<String> methodsRunBy(ClassNode type, MethodNode method) {
        OwnCode code = new OwnCode(type);
        code.reach(method);
        Set<String> names = new HashSet<>();
        while (!code.open.isEmpty()) {
            MethodNode next = code.open.poll();
            names.add(next.name);
            for (AbstractInsnNode instruction : next.instructions) {
                if (!code.staysWithin(instruction)) {
                    return null;
                }
            }
        }
        return names;
    }

    private void reach(MethodNode method) {
        if (reached.add(method)) {
            open.add(method);
        }
    }

    private boolean staysWithin(AbstractInsnNode instruction) {
        if (instruction instanceof InvokeDynamicInsnNode) {
            return false;
        }
        if (instruction instanceof LdcInsnNode constant) {
            return !(constant.cst instanceof ConstantDynamic);
        }
        if (instruction instanceof FieldInsnNode field) {
            boolean isStatic = field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC;
            // The first use of another class runs its initialiser.
            return !isStatic || field.owner.equals(type.name) || JdkPackages.contain(field.owner);
        }
        return !(instruction instanceof MethodInsnNode call) || staysWithin(call);
    }

    private boolean staysWithin(MethodInsnNode call) {
        if (HARMLESS.contains(call.owner) || Boxes.isBox(call.owner)) {
            return true;
        }
        if (CALLING_FUNCTIONS.contains(call.owner)) {
            return !call.desc.contains("Ljava/util/function/");
        }
        MethodNode called = call.owner.equals(type.name) ? declared(call) : null;
        if (called == null || !isTheOnly(called)) {
            return false;
        }
        reach(called);
        return true;
    }

    private MethodNode declared(MethodInsnNode call) {
        for (MethodNode method : type.methods) {
            if (method.name.equals(call.name) && method.desc.equals(call.desc)) {
                return method;
            }
        }
        return null;
    }

    /** Whether no subclass can override the method. */
    private boolean isTheOnly(MethodNode method) {
        int only = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
        boolean isFinal = (method.access & only) != 0 || (type.access & Opcodes.ACC_FINAL) != 0;
        return isFinal && (method.access & (Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) == 0;
    }
}
