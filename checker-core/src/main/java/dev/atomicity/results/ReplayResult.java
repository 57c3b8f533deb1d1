package dev.atomicity.results;

/**
 * One test was executed several times under one plan, instead of a check.
 *
 * @param fingerprint the finding whose plan it was
 * @param attempts how often the test was executed
 * @param confirmed in how many of them the violation happened again
 * @param reached in how many of them the place of the plan was reached
 */
public record ReplayResult(String fingerprint, int attempts, int confirmed, int reached) {
    /** What happened, in one sentence without a full stop. */
    public String sentence() {
        if (confirmed > 0) {
            return "confirmed in " + confirmed + " of " + attempts + " attempts";
        }
        return "did not happen again in " + attempts + " attempts"
                + (reached == 0 ? ", and the place where the plan holds a thread was not reached" : "");
    }
}
