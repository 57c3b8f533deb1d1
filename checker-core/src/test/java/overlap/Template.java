package overlap;

/** Copied for every call that is tried, with the call put into {@link #call}. */
public class Template implements Pair {
    @Override
    @Atomic
    public void publish(Round round) {
        Payload payload = round.payload();
        payload.first = 1;
        payload.second = 1;
        synchronized (round.publisherLock()) {
            attempt(round);
        }
    }

    @Override
    @Atomic
    public int observe(Round round) {
        boolean isNews;
        synchronized (round.observerLock()) {
            isNews = round.isNews(attempt(round));
        }
        Payload payload = round.payload();
        return isNews ? payload.first + payload.second : 0;
    }

    @Override
    @Atomic
    public void publishByChange(Round round) {
        Payload payload = round.payload();
        payload.first = 1;
        payload.second = 1;
        synchronized (round.publisherLock()) {
            change(round);
        }
    }

    @Override
    @Atomic
    public int observeBySnapshot(Round round) {
        boolean isNews;
        synchronized (round.observerLock()) {
            isNews = round.isNews(round.snapshot());
        }
        Payload payload = round.payload();
        return isNews ? payload.first + payload.second : 0;
    }

    @Override
    @Atomic
    public void publishTooEarly(Round round) {
        synchronized (round.publisherLock()) {
            attempt(round);
        }
        round.pauseForObserver();
        round.payload().second = 1;
    }

    @Override
    @Atomic
    public void changeTooEarly(Round round) {
        synchronized (round.publisherLock()) {
            change(round);
        }
        round.pauseForObserver();
        round.payload().second = 1;
    }

    @Override
    @Atomic
    public int observeSecond(Round round) {
        boolean isNews;
        synchronized (round.observerLock()) {
            isNews = round.isNews(attempt(round));
        }
        return isNews ? round.payload().second : 0;
    }

    @Override
    @Atomic
    public int observeSecondBySnapshot(Round round) {
        boolean isNews;
        synchronized (round.observerLock()) {
            isNews = round.isNews(round.snapshot());
        }
        return isNews ? round.payload().second : 0;
    }

    @Override
    public Object attempt(Round round) {
        try {
            Object result = call(round);
            return round.mustFinish() ? Finish.of(result) : result;
        } catch (Exception e) {
            return e.getClass();
        }
    }

    /** The observer may have taken away what was to be changed. */
    private static void change(Round round) {
        try {
            round.makeChange();
        } catch (RuntimeException e) {
            round.notChanged(e);
        }
    }

    /** Replaced in each copy. */
    private static Object call(Round round) {
        throw new IllegalStateException("not replaced: " + round);
    }
}
