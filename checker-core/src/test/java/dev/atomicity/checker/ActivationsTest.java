package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which call contains an earlier event and the current one, and which call is a unit of work on a set. */
class ActivationsTest {
    private static final int OUTER = 1;
    private static final int INNER = 2;

    private final AtomicSet account = new AtomicSet("account");
    private final AtomicSet journal = new AtomicSet("journal");
    private final CheckedThread thread = new CheckedThread(1, new CheckedThread.Place(0, Segments.first(0)));
    private final Activations calls = new Activations(thread, new NumberedReceivers(List.of(account, journal)));

    /** Returns the segment of an event in the innermost call. */
    private long event() {
        calls.recording();
        return thread.segment;
    }

    @Test
    void theInnermostCallThatContainsBothEvents() {
        calls.call(0, 0, OUTER);
        long inOuter = event();
        calls.call(1, 1, INNER);
        long inInner = event();

        assertThat(calls.innermostSince(inInner)).isEqualTo(1);
        assertThat(calls.innermostSince(inOuter)).isZero();

        calls.returnTo(1);
        assertThat(calls.innermostSince(inInner)).as("the inner call has ended").isZero();
    }

    /** Only then is it known to which of them an event belongs. */
    @Test
    void eachCallHasSegmentsOfItsOwn() {
        calls.call(0, 0, OUTER);
        long inOuter = event();
        calls.call(1, 0, INNER);
        long inInner = event();
        calls.returnTo(1);
        long afterwards = event();

        assertThat(inInner).isGreaterThan(inOuter);
        assertThat(afterwards).isGreaterThan(inInner);
    }

    @Test
    void withoutEventsNoSegmentIsOpened() {
        long before = thread.segment;
        for (int i = 0; i < 100; i++) {
            calls.call(0, 0, OUTER);
            calls.returnTo(0);
        }
        assertThat(thread.segment).isEqualTo(before);
    }

    @Test
    void theOutermostCallOnTheObjectIsTheUnitOfWork() {
        thread.transactionStart = thread.segment;
        calls.call(0, 1, OUTER);
        event();
        calls.call(1, 0, OUTER);
        event();
        calls.call(2, 0, INNER);
        event();

        assertThat(calls.unitOn(account).start).isEqualTo(calls.segments[1]);
        assertThat(calls.unitOn(journal).start).isEqualTo(calls.segments[0]);
    }

    /** Code that is not atomic is at fault only through a unit of work on the same object around it. */
    @Test
    void aCallThatIsLeftOutIsNotAtFault() {
        calls.callLeftOut(0, 0, OUTER, false);
        long earlier = event();
        event();
        assertThat(calls.blames(earlier, account)).isFalse();

        calls.returnTo(0);
        calls.call(0, 0, OUTER);
        calls.callLeftOut(1, 0, INNER, false);
        long inside = event();
        assertThat(calls.blames(inside, account)).isTrue();
    }
}
