package dev.atomicity.agent.models;

/**
 * What a call of a synchronizer's method means to the checker: which hooks are called before and after it.
 *
 * @param operation what a person reads: {@code locks}, {@code counts the latch down}
 * @param before the hook {@code (Object receiver[, first argument], ThreadState, int site)}, or null
 * @param withArgument whether that hook gets the first argument too
 * @param after the hook {@code ([result,] Object receiver, ThreadState, int site)} of a call that returned, or null
 * @param withResult whether that hook gets the result, if there is one
 */
public record SyncModel(String operation, String before, boolean withArgument, String after, boolean withResult) {
    public Phrase phrase() {
        return Phrase.of(operation);
    }

    static SyncModel before(String hook, String operation) {
        return new SyncModel(operation, hook, false, null, false);
    }

    static SyncModel beforeWithArgument(String hook, String operation) {
        return new SyncModel(operation, hook, true, null, false);
    }

    static SyncModel after(String hook, String operation) {
        return new SyncModel(operation, null, false, hook, false);
    }

    static SyncModel afterWithResult(String hook, String operation) {
        return new SyncModel(operation, null, false, hook, true);
    }

    SyncModel then(String hook) {
        return new SyncModel(operation, before, withArgument, hook, false);
    }

    public SyncModel thenWithResult(String hook) {
        return new SyncModel(operation, before, withArgument, hook, true);
    }
}
