package dev.atomicity.agent;

import org.objectweb.asm.Type;

/**
 * What a call of a JDK method means to the checker: which hook is told before it, and with what.
 *
 * @param operation what a person reads: {@code reads}, {@code writes}, {@code updates}
 * @param hookOwner the class of the hooks
 * @param hook the hook before the call: {@code (Object receiver[, key], ThreadState, int site)}
 * @param keyArgument the index of the argument that the hook gets too, -1 for none; an {@code int} argument stays one,
 *     every other kind must be an object
 * @param hookAfter the hook after the call, {@code (Object result, Object receiver, ThreadState)}, or null
 */
record CallModel(String operation, String hookOwner, String hook, int keyArgument, String hookAfter) {
    private static final String THREAD = "Ldev/atomicity/hooks/ThreadState;";

    boolean tellsAfter() {
        return hookAfter != null;
    }

    String hookDescriptor(Type[] arguments) {
        String key = keyArgument < 0 ? "" : arguments[keyArgument].getSort() >= Type.ARRAY ? "Ljava/lang/Object;" : "I";
        return "(Ljava/lang/Object;" + key + THREAD + "I)V";
    }
}
