package dev.atomicity.agent.methods;

import dev.atomicity.agent.flow.ArrayElements;
import dev.atomicity.agent.flow.CachedHashes;
import dev.atomicity.agent.flow.ConfinedObjects;
import dev.atomicity.agent.flow.ConstantWrites;
import dev.atomicity.agent.flow.ConstructorProgress;
import dev.atomicity.agent.flow.CoverageProbes;
import dev.atomicity.agent.flow.DoubleChecks;
import dev.atomicity.agent.flow.FreshObjects;
import dev.atomicity.agent.flow.LoggedValues;
import dev.atomicity.agent.flow.OnceDecidedWaits;
import dev.atomicity.agent.flow.RetryLoops;
import dev.atomicity.agent.flow.UncheckedWaits;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.specification.Regions;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Decides what is recorded in a method, instruction by instruction. Writes nothing. */
final class MethodPlanner {
    private static final Set<String> STANDARD_STREAMS = Set.of("in", "out", "err");
    private static final Set<String> TIME_LIMITS = Set.of("(J)V", "(JI)V");

    /**
     * From this number of field accesses on, a second body without hooks pays off. A single access of an array element is enough too.
     */
    private static final int FIELD_ACCESSES_FOR_COPY = 3;

    private final MethodContext context;
    private final ConfinedObjects confined;
    private final ConstructorProgress progress;
    private final ConstantWrites constants;
    private final CallPlanner calls;
    private final Set<AbstractInsnNode> freshWrites;
    private final Map<AbstractInsnNode, DoubleChecks.SecondLook> secondLooks;
    private final Set<AbstractInsnNode> probes;
    private final Set<AbstractInsnNode> logged;
    private final Set<AbstractInsnNode> hashes;

    private MethodPlanner(MethodContext context) {
        this.context = context;
        this.confined = ConfinedObjects.of(context.type().name, context.method());
        this.progress = new ConstructorProgress(context.method());
        this.constants = new ConstantWrites(context.loader(), context.hierarchy());
        this.secondLooks = DoubleChecks.secondLooks(context.method());
        this.logged = LoggedValues.in(context.type(), context.method());
        this.hashes = CachedHashes.in(context.type(), context.method());
        this.calls = new CallPlanner(context, confined, progress, constants, secondLooks, logged);
        this.freshWrites = FreshObjects.writesOf(context.type().name, context.type().superName, context.method());
        this.probes = CoverageProbes.storesIn(context.method());
    }

    /**
     * @param isRegion whether the method is an atomic region
     * @param locksMethod whether it is synchronized, and that is recorded
     */
    static InstrumentationPlan plan(MethodContext context, boolean isRegion, boolean locksMethod) {
        MethodPlanner planner = new MethodPlanner(context);
        InstrumentationPlan plan = new InstrumentationPlan(isRegion, locksMethod, planner.progress);
        if (context.specification().provoke()) {
            plan.recordOperations();
        }
        for (AbstractInsnNode instruction : context.method().instructions) {
            Decision decision = planner.decide(instruction, plan);
            if (decision != null) {
                plan.decide(instruction, decision);
            }
            if (context.specification().provoke()) {
                planner.addHoldPoints(instruction, plan);
            }
        }
        if (context.specification().regions() == Regions.ATOMIC_SETS && !context.isConstructor()) {
            UnseenEffects effects = new UnseenEffects(context, plan);
            plan.retry(RetryLoops.in(context.method(), effects::mayHappenAt));
            if (context.specification().provoke()) {
                plan.decideOnce(OnceDecidedWaits.in(context.type(), context.method()));
            }
        }
        // An iteration that began in one body must not end in the other one.
        if (plan.retryLoops().isEmpty()
                && context.mayBeCopied()
                && (!plan.elementAccesses().isEmpty() || plan.fieldAccesses() >= FIELD_ACCESSES_FOR_COPY)) {
            plan.copyUnrecorded();
        }
        return plan;
    }

    private Decision decide(AbstractInsnNode instruction, InstrumentationPlan plan) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof FieldInsnNode access) {
            return fieldAccess(access);
        }
        if (instruction instanceof MethodInsnNode call) {
            noteNeeds(call, plan);
            Decision.Call decision = calls.plan(call);
            return decision.isPlain() ? null : decision;
        }
        if (ArrayElements.isAccess(opcode)) {
            return confined.isOnlyOn(instruction) || probes.contains(instruction) ? null : new Decision.ElementAccess();
        }
        boolean isOfMonitor = opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT;
        return isOfMonitor && context.specification().observesLocks() ? new Decision.MonitorAction() : null;
    }

    private Decision fieldAccess(FieldInsnNode access) {
        int opcode = access.getOpcode();
        if (opcode == Opcodes.GETSTATIC
                && access.owner.equals("java/lang/System")
                && STANDARD_STREAMS.contains(access.name)) {
            return new Decision.StandardStreamRead();
        }
        // Before the constructor of the superclass has been called, this is all that can be done with the object.
        boolean isEarly = opcode == Opcodes.PUTFIELD
                && access.owner.equals(context.type().name)
                && !progress.isConstructedBefore(access);
        Decision.FieldAccess decision = new Decision.FieldAccess(
                isEarly || logged.contains(access) || hashes.contains(access)
                        ? null
                        : context.shadowedField(access.owner, access.name, access.desc),
                freshWrites.contains(access),
                constants.of(access),
                secondLooks.get(access));
        return decision.field() == null && decision.secondLook() == null ? null : decision;
    }

    /** What the whole method needs because of the call, whatever is decided about it. */
    private void noteNeeds(MethodInsnNode call, InstrumentationPlan plan) {
        CallModel model = calls.modelOf(call);
        if (model != null || UncheckedWaits.isWait(call) || calls.syncModelOf(call) != null) {
            plan.storeArguments(call);
        }
        if (model != null && model.holdsOverFailingCall()) {
            plan.holdOverFailingCalls();
        }
        if ((call.name.equals("join") || call.name.equals("wait")) && TIME_LIMITS.contains(call.desc)) {
            plan.addTimedWait();
        }
    }

    /** Around each call and around monitors, but not in a constructor before the object is constructed. */
    private void addHoldPoints(AbstractInsnNode instruction, InstrumentationPlan plan) {
        boolean isCall = instruction instanceof MethodInsnNode;
        if ((isCall || instruction.getOpcode() == Opcodes.MONITORENTER) && progress.isConstructedBefore(instruction)) {
            plan.holdBefore(instruction);
        }
        if (isCall && progress.isConstructedAfter(instruction)) {
            plan.holdAfter(instruction);
        }
        if (instruction.getOpcode() == Opcodes.MONITOREXIT && progress.isConstructedBefore(instruction)) {
            // After the end of the range whose handler exits the monitor: otherwise it would exit it a second time if
            // the hook failed.
            AbstractInsnNode next = instruction.getNext();
            while (next != null && next.getOpcode() < 0) {
                next = next.getNext();
            }
            plan.holdBefore(next);
        }
    }
}
