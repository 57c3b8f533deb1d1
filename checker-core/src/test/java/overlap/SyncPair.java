package overlap;

/** Two regions that meet through a synchronizer: see {@link SyncTemplate}. */
public interface SyncPair {
    void publish(SyncRound round);

    int observe(SyncRound round);

    /** A mistake: publishes in the middle of the work. */
    void publishTooEarly(SyncRound round);

    /** Looks only at the field that a mistaken publisher has not written yet. */
    int observeSecond(SyncRound round);

    /** The call alone. */
    Object attempt(SyncRound round) throws Exception;
}
