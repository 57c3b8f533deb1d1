package dev.atomicity.agent;

import org.objectweb.asm.Type;

/**
 * What a call of a JDK method means to the checker: which hook is told before it, and with what.
 *
 * @param operation what a person reads: {@code reads}, {@code writes}, {@code updates}
 * @param hookOwner the class of the hooks
 * @param hook the hook before the call: {@code (Object subject[, key], ThreadState, int site)}, or null
 * @param keyArgument the index of the argument that the hook gets too, {@link #NONE} for none; an {@code int} argument
 *     stays one, every other kind must be an object
 * @param hookAfter the hook after the call, {@code (result, Object subject, ThreadState)}, or null; the result is a
 *     {@code boolean} if the call's is one, otherwise an {@code Object}, null for numbers and none
 * @param subjectArgument the index of the argument that the call is about, {@link #NONE} if it is the receiver
 * @param hookIfDropped instead of {@code hook} where the program drops the result, or null
 */
record CallModel(
        String operation,
        String hookOwner,
        String hook,
        int keyArgument,
        String hookAfter,
        int subjectArgument,
        String hookIfDropped) {
    static final int NONE = -1;
    private static final String THREAD = "Ldev/atomicity/hooks/ThreadState;";

    CallModel(String operation, String hookOwner, String hook, int keyArgument, String hookAfter) {
        this(operation, hookOwner, hook, keyArgument, hookAfter, NONE, null);
    }

    /** Whether the call may fail while the hooks hold its variable, so that no hook is told after it. */
    boolean holdsOverFailingCall() {
        return hookAfter != null && hookOwner.equals(ModelAction.FIELDS);
    }

    boolean tellsAfter() {
        return hookAfter != null;
    }

    String hookDescriptor(Type[] arguments) {
        String key = keyArgument < 0 ? "" : arguments[keyArgument].getSort() >= Type.ARRAY ? "Ljava/lang/Object;" : "I";
        return "(Ljava/lang/Object;" + key + THREAD + "I)V";
    }

    String afterDescriptor(Type result) {
        return "(" + (result.getSort() == Type.BOOLEAN ? "Z" : "Ljava/lang/Object;") + "Ljava/lang/Object;" + THREAD
                + ")V";
    }

    /** The same for a call whose result nobody looks at. */
    CallModel dropped() {
        return hookIfDropped == null
                ? this
                : new CallModel(operation, hookOwner, hookIfDropped, keyArgument, hookAfter, subjectArgument, null);
    }
}
