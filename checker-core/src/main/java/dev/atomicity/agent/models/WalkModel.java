package dev.atomicity.agent.models;

/**
 * The hooks around a call that goes through elements which others may change meanwhile, or that runs code of the program.
 *
 * @param owner the class of the hooks
 */
public record WalkModel(String owner, String hookBefore, String hookAfter) {
    private static final String RUNNING = "running";

    static WalkModel of(CallModel model) {
        if (!model.hookOwner().equals(HookOwners.ATOMIC_RUNS)) {
            return new WalkModel(HookOwners.WALKS, "begin", "end");
        }
        return switch (model.hook()) {
            case HookNames.RUNNING_COMMUTING -> new WalkModel(HookOwners.ATOMIC_RUNS, RUNNING, "ranCommuting");
            case "showing" -> new WalkModel(HookOwners.ATOMIC_RUNS, "showing", "shown");
            default -> new WalkModel(HookOwners.ATOMIC_RUNS, model.hook(), "ran");
        };
    }
}
