package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.JdkPackages;
import dev.atomicity.agent.flow.ArrayElements;
import dev.atomicity.agent.flow.Boxes;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Which instructions of a method may change something without a hook that records it: a store into an object that only this thread knows,
 * or a call of code that is not watched.
 */
final class UnseenEffects {
    private static final Set<String> PURE_TYPES = Set.of(
            "java/lang/Math",
            "java/lang/StrictMath",
            "java/lang/Number",
            "java/lang/String",
            "java/lang/Enum",
            "java/lang/Class",
            "java/util/Objects",
            "java/util/Optional");

    private static final Set<String> PURE_CALLS = Set.of(
            "java/lang/Thread.onSpinWait",
            "java/lang/Thread.yield",
            "java/lang/Thread.sleep",
            "java/lang/Thread.currentThread",
            "java/lang/Thread.isInterrupted",
            "java/util/concurrent/locks/LockSupport.parkNanos",
            "java/lang/System.nanoTime",
            "java/lang/System.currentTimeMillis",
            "java/lang/System.identityHashCode",
            "java/lang/Object.getClass",
            "java/lang/Object.equals",
            "java/lang/Object.hashCode");

    /** Methods of collections that only read. Those of iterators are not among them, because an iterator advances with each call. */
    private static final Set<String> LOOKS =
            Set.of("get", "getOrDefault", "contains", "containsKey", "containsValue", "isEmpty", "size", "peek");

    private static final String ATOMICS = "java/util/concurrent/atomic/";
    private static final String HANDLE = "java/lang/invoke/VarHandle";

    private final MethodContext context;
    private final InstrumentationPlan plan;

    UnseenEffects(MethodContext context, InstrumentationPlan plan) {
        this.context = context;
        this.plan = plan;
    }

    boolean mayHappenAt(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode) {
            return (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) && !isRecordedWrite(instruction);
        }
        if (instruction instanceof MethodInsnNode call) {
            return !call.name.equals("<init>") && !isKnown(call);
        }
        return ArrayElements.isAccess(opcode) && opcode >= Opcodes.IASTORE && plan.decisionFor(instruction) == null;
    }

    private boolean isRecordedWrite(AbstractInsnNode write) {
        return plan.decisionFor(write) instanceof Decision.FieldAccess access
                && access.field() != null
                && !access.isFresh();
    }

    private boolean isKnown(MethodInsnNode call) {
        String name = call.owner + "." + call.name;
        if (Boxes.isBox(call.owner) || PURE_TYPES.contains(call.owner) || PURE_CALLS.contains(name)) {
            return true;
        }
        if (call.owner.startsWith(ATOMICS) || call.owner.equals(HANDLE)) {
            return call.name.startsWith("get") && !call.name.startsWith("getAnd")
                    || call.name.endsWith("Fence")
                    || isRecorded(call);
        }
        if (call.owner.startsWith("java/util/")) {
            return LOOKS.contains(call.name);
        }
        return !call.owner.startsWith("[") && !JdkPackages.contain(call.owner) && context.isWatched(call.owner);
    }

    private boolean isRecorded(MethodInsnNode call) {
        return plan.decisionFor(call) instanceof Decision.Call decision
                && decision.action() instanceof Decision.DataAccess;
    }
}
