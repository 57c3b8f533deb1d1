package overlap;

/** Two regions that meet: see {@link Template}. */
public interface Pair {
    /** The call that is tried publishes. */
    void publish(Round round);

    /** The call that is tried observes. */
    int observe(Round round);

    /** Publishes by a plain change, for who observes by the call that is tried. */
    void publishByChange(Round round);

    /** Observes by a plain read, for who publishes by the call that is tried. */
    int observeBySnapshot(Round round);

    /** A mistake: publishes by the call that is tried, in the middle of the work. */
    void publishTooEarly(Round round);

    /** The same mistake by a plain change. */
    void changeTooEarly(Round round);

    /** Looks only at the field that a mistaken publisher has not written yet. */
    int observeSecond(Round round);

    int observeSecondBySnapshot(Round round);

    /** The call alone, to find out what it does. */
    Object attempt(Round round);
}
