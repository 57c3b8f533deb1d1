package overlap;

/** Copied for every call of a synchronizer that is tried, with the call put into {@link #call}. */
public class SyncTemplate implements SyncPair {
    @Override
    @Atomic
    public void publish(SyncRound round) {
        round.prepare();
        Payload payload = round.payload();
        payload.first = 1;
        payload.second = 1;
        round.publish();
    }

    @Override
    @Atomic
    public int observe(SyncRound round) {
        int sum = 0;
        if (round.observe()) {
            Payload payload = round.payload();
            sum = payload.first + payload.second;
            round.finish();
        }
        return sum;
    }

    @Override
    @Atomic
    public void publishTooEarly(SyncRound round) {
        round.prepare();
        round.publish();
        round.pauseForObserver();
        round.payload().second = 1;
    }

    @Override
    @Atomic
    public int observeSecond(SyncRound round) {
        int second = 0;
        if (round.observe()) {
            second = round.payload().second;
            round.finish();
        }
        return second;
    }

    @Override
    public Object attempt(SyncRound round) {
        return call(round);
    }

    /** Replaced in each copy. */
    private static Object call(Round round) {
        throw new IllegalStateException("not replaced: " + round);
    }
}
