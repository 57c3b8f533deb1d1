package dev.atomicity.hooks.report;

/** How often a finding occurred in a test since the last call of {@code drain}. */
public final class FindingInTest {
    private final Finding finding;
    private final int test;
    private final boolean late;
    private final boolean onEarlierThread;
    long times = 1;

    FindingInTest(Finding finding, int test, boolean late, boolean onEarlierThread) {
        this.finding = finding;
        this.test = test;
        this.late = late;
        this.onEarlierThread = onEarlierThread;
    }

    public Finding finding() {
        return finding;
    }

    /** The number that {@code TestScopes.begin} was given; 0 outside all tests. */
    public int test() {
        return test;
    }

    /** Whether the test had already ended: a thread that it had started continued. */
    public boolean isLate() {
        return late;
    }

    /** Whether the thread that closed the ring was started before the test: by another test, or by the container of the test. */
    public boolean isOnEarlierThread() {
        return onEarlierThread;
    }

    public long times() {
        return times;
    }
}
