package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.ForeignAccesses;
import dev.atomicity.agent.classes.JdkPackages;
import dev.atomicity.agent.classes.Pauses;
import dev.atomicity.agent.classes.PausingMethods;
import dev.atomicity.agent.flow.UncheckedWaits;
import dev.atomicity.agent.flow.WaitingLoops;
import dev.atomicity.agent.models.BlockingCalls;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.CallModels;
import dev.atomicity.agent.models.ModelTable;
import dev.atomicity.agent.models.SyncModel;
import dev.atomicity.agent.models.SyncModels;
import dev.atomicity.specification.Specification;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What the instrumentation of a method needs to know of its surroundings. */
public record MethodContext(
        ClassNode type,
        MethodNode method,
        ClassLoader loader,
        ClassHierarchy hierarchy,
        BlockingCalls blockingCalls,
        CallModels models,
        SyncModels syncModels,
        ForeignAccesses foreign,
        Specification specification,
        Set<Integer> freshWrites,
        BitSet secondReads) {
    private static final String CONDITION = "java/util/concurrent/locks/Condition";
    private static final Set<String> JOINS = Set.of("()V", "(J)V", "(JI)V", "(Ljava/time/Duration;)Z");

    /** Whether the write of a field with that number in the method goes into an object that nobody else knows yet. */
    boolean writesFreshObject(int number) {
        return freshWrites.contains(number);
    }

    /** Whether the read of a field with that number in the method looks again at what was looked at before a lock. */
    boolean isSecondRead(int number) {
        return secondReads.get(number);
    }

    boolean observesLocks() {
        return specification.observesLocks();
    }

    /** Whether a thread can be held before and after each call and at monitors. */
    boolean hasHoldPoints() {
        return specification.provoke();
    }

    /** Class files before Java 6 have no frames. */
    boolean hasFrames() {
        return (type.version & 0xFFFF) >= Opcodes.V1_6;
    }

    /** The declaration of the field, if it has a shadow; otherwise null. */
    ClassHierarchy.Field shadowedField(String owner, String name, String descriptor) {
        if (owner.startsWith("[") || JdkPackages.contain(owner)) {
            return null;
        }
        ClassHierarchy.Field field = hierarchy.resolveField(loader, owner, name, descriptor);
        if (field == null || !field.isShadowed() || !isWatched(field.owner())) {
            return null;
        }
        boolean isOwn = field.owner().equals(type.name);
        return isOwn || foreign.areSupported() ? field : null;
    }

    /** Whether the class is instrumented, as far as can be told. */
    private boolean isWatched(String other) {
        return !JdkPackages.contain(other)
                && specification.watches(other.replace('/', '.'))
                && !hierarchy.isUnchanged(loader, other);
    }

    /** Whether a call makes a copy of an object, in code that is not watched: that of {@code Object} or of a library. */
    boolean copiesObject(int opcode, String owner, String name, String descriptor) {
        if (!name.equals("clone")
                || !descriptor.equals("()Ljava/lang/Object;")
                || owner.startsWith("[")
                || (opcode != Opcodes.INVOKESPECIAL && opcode != Opcodes.INVOKEVIRTUAL)) {
            return false;
        }
        String declaring = hierarchy.resolveClone(loader, owner);
        return declaring == null || !isWatched(declaring);
    }

    /** The first line of the body, -1 if it is not known: what happens at the entry has no line of its own. */
    int firstLine() {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return -1;
    }

    /** Whether the method may wait for a thread, or on a monitor, with a time limit. */
    boolean hasTimedWait() {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call
                    && (call.name.equals("join") || call.name.equals("wait"))
                    && (call.desc.equals("(J)V") || call.desc.equals("(JI)V"))) {
                return true;
            }
        }
        return false;
    }

    boolean isConstructor() {
        return method.name.equals(ModelTable.CONSTRUCTOR);
    }

    /** What a call of a JDK method does to the data that the JDK keeps, or null if it is not modelled. */
    CallModel modelOf(int opcode, String owner, String name, String descriptor) {
        return models.find(loader, opcode, owner, name, descriptor);
    }

    /** The numbers, from 0, of the calls of the method whose result is dropped at once. */
    BitSet callsWithDroppedResult() {
        BitSet dropped = new BitSet();
        int number = 0;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode) {
                AbstractInsnNode next = instruction.getNext();
                if (next != null && (next.getOpcode() == Opcodes.POP || next.getOpcode() == Opcodes.POP2)) {
                    dropped.set(number);
                }
                number++;
            }
        }
        return dropped;
    }

    /** What a call of a JDK method does to the order of threads, or null if that is not modelled, or not asked for. */
    SyncModel syncOf(int opcode, String owner, String name, String descriptor) {
        boolean isAskedFor = observesLocks() && opcode != Opcodes.INVOKESTATIC;
        return isAskedFor ? syncModels.find(loader, owner, name, descriptor) : null;
    }

    /** The modelled calls of the method, and those to wait: their arguments may have to stand aside. */
    List<MethodInsnNode> modelledCalls() {
        List<MethodInsnNode> calls = new ArrayList<>();
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call
                    && (modelOf(call.getOpcode(), call.owner, call.name, call.desc) != null
                            || UncheckedWaits.isWait(call)
                            || syncOf(call.getOpcode(), call.owner, call.name, call.desc) != null)) {
                calls.add(call);
            }
        }
        return calls;
    }

    /**
     * Whether something must be released if a call throws: a gate, or a variable that is held. Handles and updaters refuse
     * what does not fit their field; what else is held over a call has been found to fit before.
     */
    boolean holdsOverFailingCalls() {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call) {
                CallModel model = modelOf(call.getOpcode(), call.owner, call.name, call.desc);
                if (model != null && model.holdsOverFailingCall()) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean startsThread(String owner, String name, String descriptor) {
        return name.equals("start") && descriptor.equals("()V") && hierarchy.isA(loader, owner, "java/lang/Thread");
    }

    /** A subclass may have methods of that name with other parameters. */
    boolean joinsThread(String owner, String name, String descriptor) {
        return name.equals("join") && JOINS.contains(descriptor) && hierarchy.isA(loader, owner, "java/lang/Thread");
    }

    /** Whether the call releases the monitor of its receiver and takes it again, and somebody wants to know. */
    boolean waitsOnMonitor(String name, String descriptor) {
        return observesLocks() && UncheckedWaits.isMonitorWait(name, descriptor);
    }

    /** Whether the call wakes up threads that wait on the monitor of its receiver. */
    boolean notifies(int opcode, String name, String descriptor) {
        return opcode != Opcodes.INVOKESTATIC
                && descriptor.equals("()V")
                && (name.equals("notify") || name.equals("notifyAll"));
    }

    /** Whether the call wakes up threads that wait for a condition of a lock. */
    boolean signals(int opcode, String owner, String name, String descriptor) {
        return opcode != Opcodes.INVOKESTATIC
                && descriptor.equals("()V")
                && (name.equals("signal") || name.equals("signalAll"))
                && hierarchy.isA(loader, owner, CONDITION);
    }

    /** Whether the call waits for a condition of a lock. */
    boolean isOfCondition(String owner) {
        return hierarchy.isA(loader, owner, CONDITION);
    }

    boolean blocks(String owner, String name, String descriptor) {
        return blockingCalls.contains(loader, owner, name, descriptor);
    }

    /** The numbers, from 0, of the calls of the method that are the pause of a loop that waits. */
    BitSet waitingPauses() {
        return WaitingLoops.waitingPauses(type.name, method, call -> pauses(call, hierarchy, loader));
    }

    /** Whether a call lets time pass, by itself or within a method of the program. */
    public static boolean pauses(MethodInsnNode call, ClassHierarchy hierarchy, ClassLoader loader) {
        if (Pauses.contain(call.owner, call.name)) {
            return true;
        }
        if (call.owner.startsWith("[") || JdkPackages.contain(call.owner)) {
            return false;
        }
        return call.getOpcode() == Opcodes.INVOKEINTERFACE
                ? PausingMethods.isNameOfPause(call.name)
                : hierarchy.pauses(loader, call.owner, call.name, call.desc);
    }
}
