package dev.atomicity.agent.methods;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.JdkPackages;
import dev.atomicity.agent.classes.Pauses;
import dev.atomicity.agent.classes.PausingMethods;
import dev.atomicity.agent.flow.ConfinedObjects;
import dev.atomicity.agent.flow.ConstantWrites;
import dev.atomicity.agent.flow.ConstructorProgress;
import dev.atomicity.agent.flow.DoubleChecks;
import dev.atomicity.agent.flow.IgnoredAnswers;
import dev.atomicity.agent.flow.NewArrays;
import dev.atomicity.agent.flow.UncheckedWaits;
import dev.atomicity.agent.flow.WaitingLoops;
import dev.atomicity.agent.methods.Decision.CallAction;
import dev.atomicity.agent.methods.Decision.ThreadAction;
import dev.atomicity.agent.models.ArrayUse;
import dev.atomicity.agent.models.CallModel;
import dev.atomicity.agent.models.CallModels;
import dev.atomicity.agent.models.HookNames;
import dev.atomicity.agent.models.SyncModel;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Decides what is recorded at the calls of a method. */
public final class CallPlanner {
    private static final String CONDITION = "java/util/concurrent/locks/Condition";
    private static final Set<String> JOINS = Set.of("()V", "(J)V", "(JI)V", "(Ljava/time/Duration;)Z");

    private final MethodContext context;
    private final ConfinedObjects confined;
    private final ConstructorProgress progress;
    private final ConstantWrites constants;
    private final Map<AbstractInsnNode, DoubleChecks.SecondLook> secondLooks;
    private final Set<AbstractInsnNode> logged;
    private final Set<MethodInsnNode> callsWithNewArrays;
    private final Set<MethodInsnNode> waitingPauses;
    private final Set<MethodInsnNode> uncheckedWaits;
    private final Set<MethodInsnNode> uncheckedStamps;

    /** The call whose model was asked for last, mostly the one that is asked for again. */
    private MethodInsnNode lastCall;

    private CallModel lastModel;

    CallPlanner(
            MethodContext context,
            ConfinedObjects confined,
            ConstructorProgress progress,
            ConstantWrites constants,
            Map<AbstractInsnNode, DoubleChecks.SecondLook> secondLooks,
            Set<AbstractInsnNode> logged) {
        this.context = context;
        this.confined = confined;
        this.progress = progress;
        this.constants = constants;
        this.secondLooks = secondLooks;
        this.logged = logged;
        this.callsWithNewArrays = NewArrays.callsWith(context.method());
        this.waitingPauses = WaitingLoops.waitingPauses(
                context.type().name, context.method(), call -> pauses(call, context.hierarchy(), context.loader()));
        this.uncheckedWaits = UncheckedWaits.of(context.type(), context.method());
        this.uncheckedStamps = IgnoredAnswers.uncheckedStamps(context.type(), context.method());
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

    Decision.Call plan(MethodInsnNode call) {
        boolean blocks = false;
        CallAction action = signalOrStart(call);
        if (action == ThreadAction.NONE) {
            blocks = waitingPauses.contains(call)
                    || context.models().blocking().contains(context.loader(), call.owner, call.name, call.desc);
            action = blocks && joinsThread(call) ? ThreadAction.JOIN_THREAD : modelled(call, blocks);
        }
        boolean mayMissSignal = uncheckedWaits.contains(call) && (call.name.equals("wait") || isA(call, CONDITION));
        return new Decision.Call(action, blocks, mayMissSignal, context.copiesObject(call));
    }

    private ThreadAction signalOrStart(MethodInsnNode call) {
        boolean isPlain = call.desc.equals("()V");
        boolean isOfObject = call.getOpcode() != Opcodes.INVOKESTATIC;
        if (isPlain && isOfObject && (call.name.equals("notify") || call.name.equals("notifyAll"))) {
            return ThreadAction.NOTIFY;
        }
        if (isPlain
                && isOfObject
                && (call.name.equals("signal") || call.name.equals("signalAll"))
                && isA(call, CONDITION)) {
            return ThreadAction.SIGNAL_CONDITION;
        }
        if (isPlain && call.name.equals("start") && isA(call, "java/lang/Thread")) {
            return ThreadAction.START_THREAD;
        }
        return context.specification().observesLocks() && UncheckedWaits.isMonitorWait(call.name, call.desc)
                ? ThreadAction.WAIT_ON_MONITOR
                : ThreadAction.NONE;
    }

    /** A subclass may have methods of that name with other parameters. */
    private boolean joinsThread(MethodInsnNode call) {
        return call.name.equals("join") && JOINS.contains(call.desc) && isA(call, "java/lang/Thread");
    }

    private boolean isA(MethodInsnNode call, String type) {
        return context.hierarchy().isA(context.loader(), call.owner, type);
    }

    /** What the call does to the order of threads, or to the data that the JDK keeps. */
    private CallAction modelled(MethodInsnNode call, boolean blocks) {
        SyncModel synchronizer = syncModelOf(call);
        if (synchronizer != null) {
            boolean isUnchecked = uncheckedStamps.contains(call);
            return new Decision.Synchronisation(
                    isUnchecked ? synchronizer.thenWithResult(HookNames.LOOKED_ONLY) : synchronizer);
        }
        CallModel model =
                confined.isOnlyOn(call) ? null : uncheckedStamps.contains(call) ? CallModels.TRIED : modelOf(call);
        if (model == null || (logged.contains(call) && model.onlyReads())) {
            return ThreadAction.NONE;
        }
        CallModel kept = callsWithNewArrays.contains(call) ? model.with(ArrayUse.NONE) : model;
        CallModel used = dropsResult(call) && !blocks ? kept.dropped() : kept;
        CallModel actual = progress.isConstructing(call) ? used.ofSuperclass() : used;
        boolean isTakenForSuccess =
                actual.condition() != null && IgnoredAnswers.isTakenForSuccess(call, context.method());
        return new Decision.DataAccess(actual, constants.of(call), secondLooks.get(call), isTakenForSuccess);
    }

    static boolean dropsResult(MethodInsnNode call) {
        AbstractInsnNode next = call.getNext();
        return next != null && (next.getOpcode() == Opcodes.POP || next.getOpcode() == Opcodes.POP2);
    }

    /** What the call does to the data in JDK objects, even if no other thread knows them; null if it is not modelled. */
    CallModel modelOf(MethodInsnNode call) {
        if (call != lastCall) {
            lastModel =
                    context.models().data().find(context.loader(), call.getOpcode(), call.owner, call.name, call.desc);
            lastCall = call;
        }
        return lastModel;
    }

    /** What the call does to the order of threads; null if that is not modelled, or not needed. */
    SyncModel syncModelOf(MethodInsnNode call) {
        boolean isNeeded = context.specification().observesLocks() && call.getOpcode() != Opcodes.INVOKESTATIC;
        return isNeeded
                ? context.models().synchronizers().find(context.loader(), call.owner, call.name, call.desc)
                : null;
    }
}
