package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ConstructorProgress;
import dev.atomicity.agent.flow.OnceDecidedWaits;
import dev.atomicity.agent.flow.RetryLoops;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What is inserted into a method, and where. {@link MethodPlanner} makes it from the results of the analyses; the writers carry it
 * out. An instruction without a decision stays unchanged.
 */
final class InstrumentationPlan {
    private final boolean isRegion;
    private final boolean locksMethod;
    private final ConstructorProgress progress;
    private final Map<AbstractInsnNode, Decision> decisions = new HashMap<>();
    private final Set<AbstractInsnNode> holdPointsBefore = new HashSet<>();
    private final Set<AbstractInsnNode> holdPointsAfter = new HashSet<>();
    private final List<AbstractInsnNode> elementAccesses = new ArrayList<>();
    private final List<MethodInsnNode> callsWithStoredArguments = new ArrayList<>();
    private List<RetryLoops.Loop> retryLoops = List.of();
    private Map<MethodInsnNode, List<OnceDecidedWaits.Test>> onceDecidedWaits = Map.of();
    private int fieldAccesses;
    private boolean isLeftOut;
    private boolean holdsOverFailingCalls;
    private boolean hasTimedWait;
    private boolean recordsOperations;
    private boolean hasUnrecordedCopy;

    InstrumentationPlan(boolean isRegion, boolean locksMethod, ConstructorProgress progress) {
        this.isRegion = isRegion;
        this.locksMethod = locksMethod;
        this.progress = progress;
    }

    void decide(AbstractInsnNode instruction, Decision decision) {
        decisions.put(instruction, decision);
        if (decision instanceof Decision.ElementAccess) {
            elementAccesses.add(instruction);
        } else if (decision instanceof Decision.FieldAccess) {
            fieldAccesses++;
        }
    }

    void holdBefore(AbstractInsnNode instruction) {
        holdPointsBefore.add(instruction);
    }

    void holdAfter(AbstractInsnNode instruction) {
        holdPointsAfter.add(instruction);
    }

    void storeArguments(MethodInsnNode call) {
        callsWithStoredArguments.add(call);
    }

    void holdOverFailingCalls() {
        holdsOverFailingCalls = true;
    }

    void addTimedWait() {
        hasTimedWait = true;
    }

    void recordOperations() {
        recordsOperations = true;
    }

    void copyUnrecorded() {
        hasUnrecordedCopy = true;
    }

    /** Whether the method has a second body for a thread that is alone. */
    boolean hasUnrecordedCopy() {
        return hasUnrecordedCopy;
    }

    void retry(List<RetryLoops.Loop> loops) {
        retryLoops = loops;
    }

    /** The retry loops, whose iterations may be ignored. */
    List<RetryLoops.Loop> retryLoops() {
        return retryLoops;
    }

    /** Whether the arguments and results of operations on collections and atomics are recorded. */
    boolean recordsOperations() {
        return recordsOperations;
    }

    void decideOnce(Map<MethodInsnNode, List<OnceDecidedWaits.Test>> waits) {
        onceDecidedWaits = waits;
    }

    /** The waits that are not decided on again, with the tests before them. */
    Map<MethodInsnNode, List<OnceDecidedWaits.Test>> onceDecidedWaits() {
        return onceDecidedWaits;
    }

    void leaveOut() {
        isLeftOut = true;
    }

    /** Whether the work of the method belongs only to calls on the same object. */
    boolean isLeftOut() {
        return isLeftOut;
    }

    /** Whether nothing is inserted between the entry and the exits of the method. */
    boolean isEmpty() {
        return decisions.isEmpty() && holdPointsBefore.isEmpty() && holdPointsAfter.isEmpty() && retryLoops.isEmpty();
    }

    /** Whether the method is an atomic region. */
    boolean isRegion() {
        return isRegion;
    }

    /** Whether the lock of a synchronized method is recorded. */
    boolean locksMethod() {
        return locksMethod;
    }

    /** Where the object is not constructed yet. */
    ConstructorProgress progress() {
        return progress;
    }

    /** Null if nothing is recorded at the instruction. */
    Decision decisionFor(AbstractInsnNode instruction) {
        return decisions.get(instruction);
    }

    /** Whether a thread can be held before the instruction. */
    boolean hasHoldPointBefore(AbstractInsnNode instruction) {
        return holdPointsBefore.contains(instruction);
    }

    boolean hasHoldPointAfter(AbstractInsnNode instruction) {
        return holdPointsAfter.contains(instruction);
    }

    /** The calls whose arguments are stored in local variables while hooks are called. */
    List<MethodInsnNode> callsWithStoredArguments() {
        return callsWithStoredArguments;
    }

    /** How many instructions access a field that other threads may know. */
    int fieldAccesses() {
        return fieldAccesses;
    }

    /** The instructions that access an element of an array that other threads may know. */
    List<AbstractInsnNode> elementAccesses() {
        return elementAccesses;
    }

    /** Whether the hooks hold a variable or a gate during a call that may throw: it is released wherever the exception arrives. */
    boolean holdsOverFailingCalls() {
        return holdsOverFailingCalls;
    }

    /** Whether the method may wait for a thread, or on a monitor, with a time limit. */
    boolean hasTimedWait() {
        return hasTimedWait;
    }
}
