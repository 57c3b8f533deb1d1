package dev.atomicity.agent.models;

import dev.atomicity.steps.Operation;
import java.util.Set;

/**
 * What a call of a JDK method means to the checker: which hooks are called before and after it, and with what. Made by a
 * {@link CallModelBuilder}.
 *
 * @param operation what a person reads: {@code reads}, {@code writes}, {@code updates}
 * @param hookOwner the class of the hooks
 * @param hook the hook before the call: {@code (Object subject[, key], ThreadState, int site)}, or null; if it is one of
 *     a {@code VarHandle}, {@code (Object handle, Object first, int second, ThreadState, int site)}
 * @param keyArgument the index of the argument that the hook gets too, {@link #NONE} for none; an {@code int} argument
 *     stays one, every other kind must be an object
 * @param hookAfter the hook after the call, {@code (result, Object subject, ThreadState)}, or null; the result is a
 *     {@code boolean} if the call's is one, otherwise an {@code Object}, null for numbers and none
 * @param subjectArgument the index of the argument that the call is about, {@link #NONE} if it is the receiver
 * @param hookIfDropped instead of {@code hook} where the program drops the result, or null
 * @param condition when the call changes something, or has come to the end: {@code True}, {@code False}, {@code Some} or
 *     {@code Null} after its result, {@code Absent} or {@code Present} after what the map had for the key; null if always
 * @param order how calls of several threads at the same time are recorded in the order of their effects
 * @param arrayUse what the call does to the elements of an array among its arguments
 * @param global the variable of the JVM that a static call is about, a method of {@code GlobalVariable}; null if it is none
 */
public record CallModel(
        Operation operation,
        String hookOwner,
        String hook,
        int keyArgument,
        String hookAfter,
        int subjectArgument,
        String hookIfDropped,
        String condition,
        Order order,
        ArrayUse arrayUse,
        String global) {
    static final int NONE = -1;

    /** How the order is found in which calls of several threads take effect. */
    enum Order {
        /** Only one thread at a time may use the object, or the hooks of its kind find the order. */
        OF_HOOKS,
        /** By the gate of the collection, which the call passes. */
        BY_GATE,
        /** The call goes through elements that others may change meanwhile: see {@code dev.atomicity.hooks.data.Traversal}. */
        OF_WALK
    }

    /** The model of a copy of an array. */
    static final CallModel CLONE =
            builder(Operation.READS, HookOwners.ARRAYS, "read").build();

    /** The model of {@code System.arraycopy}. */
    public static final CallModel ARRAY_COPY =
            builder(Operation.UPDATES, HookOwners.ARRAYS, "copy").build();

    /**
     * Methods of collections that replace or move elements, but neither add nor remove any: the tables do not distinguish the two kinds.
     */
    private static final Set<String> REPLACING_METHODS = Set.of("set", "replace", "replaceAll", "sort", "setValue");

    public static final String CALLS = "dev/atomicity/hooks/CallHooks";
    public static final String THREAD = "Ldev/atomicity/hooks/thread/ThreadState;";

    /** Starts from a model without a key, a hook after the call and so on. */
    static CallModelBuilder builder(Operation operation, String hookOwner, String hook) {
        return new CallModelBuilder(operation, hookOwner, hook);
    }

    private CallModelBuilder toBuilder() {
        return new CallModelBuilder(this);
    }

    /** The same for calls whose order is found in that way. */
    CallModel ordered(Order other) {
        return toBuilder().ordered(other).build();
    }

    /** The same for a static call that is about a variable of the JVM. */
    CallModel ofGlobal(String variable) {
        return toBuilder().global(variable).build();
    }

    /** The same for a call that also does something to the elements of an array that it is given. */
    public CallModel with(ArrayUse use) {
        return toBuilder().arrayUse(use).build();
    }

    /** The same for a call whose result is not used. */
    public CallModel dropped() {
        return hookIfDropped == null
                ? this
                : toBuilder().hook(hookIfDropped).ifDropped(null).build();
    }

    /**
     * The same for a call of the superclass's constructor, around which no handler can stand: so nothing is entered there,
     * and a copy of what others may change meanwhile is not recorded.
     */
    public CallModel ofSuperclass() {
        return isEntered()
                ? builder(operation, HookOwners.WALKS, HookNames.READ_SOME)
                        .subject(subjectArgument)
                        .build()
                : this;
    }

    /** Whether the call may change a variable whose value can be known: a field, an element or an atomic. */
    public boolean changesVariable() {
        return changes()
                && Set.of(HookOwners.ATOMICS, HookOwners.ATOMIC_RUNS, HookOwners.FIELDS, HookOwners.HANDLES)
                        .contains(hookOwner);
    }

    /** The hooks around a call that goes through elements, or runs code of the program. */
    public WalkModel walk() {
        return WalkModel.of(this);
    }

    public boolean isGated() {
        return order == Order.BY_GATE;
    }

    public boolean isWalk() {
        return order == Order.OF_WALK;
    }

    /** Whether the thread is in the middle of the call as the hooks see it, until it has ended. */
    boolean isEntered() {
        return order != Order.OF_HOOKS;
    }

    /** Whether a second collection takes part, the one in the key argument. */
    public boolean isOfTwo() {
        return hook != null && HookNames.OF_TWO.contains(hook);
    }

    /** Whether it changes the second collection as well. */
    public boolean changesBoth() {
        return HookNames.MOVES.equals(hook);
    }

    public boolean changes() {
        return operation != Operation.READS && operation != Operation.VIEWS;
    }

    /**
     * Whether the call may add elements to a collection or remove some.
     *
     * @param method its name
     */
    public boolean mayResize(String method) {
        return changes() && hookOwner.equals(HookOwners.COLLECTIONS) && !REPLACING_METHODS.contains(method);
    }

    /**
     * Whether the call reads data and does nothing else: it neither returns a view, nor goes through elements, nor runs code of the
     * program.
     */
    public boolean onlyReads() {
        return operation == Operation.READS && !isView() && !isWalk() && condition == null && arrayUse == ArrayUse.NONE;
    }

    /** Whether what the call does is known only when it has ended. */
    public boolean isRecordedAfterCall() {
        return isGated() || condition != null;
    }

    /** Whether what the call does depends on whether the map runs the function after the key. */
    public boolean watchesFunction() {
        return condition != null && (condition.equals("Absent") || condition.equals("Present"));
    }

    /** Whether the hook before the call returns a function, to be given to the call in place of its last argument. */
    public boolean replacesFunction() {
        return hook != null && hook.startsWith(HookNames.UPDATING);
    }

    /** Whether the call may fail while the hooks hold something over it, so that no hook is called after it. */
    public boolean holdsOverFailingCall() {
        return isEntered() || usesAlone() || (hookAfter != null && hookOwner.equals(HookOwners.FIELDS)) || isOfHandle();
    }

    /** Whether the call needs its object for itself as long as it runs. */
    boolean usesAlone() {
        return "useAlone".equals(hook);
    }

    /** Whether the call may be one on an object that several threads use at the same time. */
    boolean isOfSharedData() {
        return hook != null
                && !usesAlone()
                && (hookOwner.equals(HookOwners.COLLECTIONS)
                        || hookOwner.equals(HookOwners.OBJECTS)
                        || hookOwner.equals(HookOwners.CONTENTS));
    }

    /** Whether the call is one of a {@code VarHandle}: what it is given says which variable is meant, if not the handle. */
    public boolean isOfHandle() {
        return hookOwner.equals(HookOwners.HANDLES);
    }

    /** Whether the call is about elements of the arrays among its arguments. */
    public boolean isOfArrays() {
        return hookOwner.equals(HookOwners.ARRAYS);
    }

    /** Whether that is known only when the call has ended: it fails if the object is not an array, or not of that type. */
    public boolean isOfReflectedElement() {
        return isOfArrays() && hook.endsWith(HookNames.REFLECTED);
    }

    /** Whether the call sets a field or an element only if it has the value that the program expects. */
    boolean triesVariable() {
        return "tryWrite".equals(hook) && (isOfHandle() || hookOwner.equals(HookOwners.FIELDS));
    }

    public boolean hasHookAfter() {
        return hookAfter != null;
    }

    /** Whether the hook before the call gets all of its arguments: objects and indices. */
    public boolean passesAllArguments() {
        return hookOwner.equals(HookOwners.BUFFERS) && HookNames.OF_ALL_ARGUMENTS.contains(hook);
    }

    /** The class of the hook after the call. */
    public String afterOwner() {
        return isView() ? HookOwners.VIEWS : hookOwner;
    }

    /**
     * Whether the result shows the data of the subject. The hook after the call records this relation before other threads can change the
     * data.
     */
    public boolean isView() {
        return hookAfter != null && hookAfter.startsWith(HookNames.VIEWS);
    }

    /** Whether the hook after the call also gets from where to where: the two arguments behind the subject. */
    public boolean viewsPart() {
        return HookNames.VIEWS_PART.equals(hookAfter) || HookNames.VIEWS_RANGE.equals(hookAfter);
    }

    /** Whether the result goes through an array: then the hook after the call gets the site, too. */
    public boolean viewsArray() {
        return HookNames.VIEWS_ELEMENTS.equals(hookAfter) || HookNames.VIEWS_RANGE.equals(hookAfter);
    }
}
