package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The small tables in which the checker looks up segments, slots and calls. */
class SegmentTablesTest {
    @Test
    void aSegmentBelongsToTheCallThatWasRecordedLast() {
        RecordedSegments segments = new RecordedSegments();
        segments.add(10, 1);
        segments.add(12, 2);

        assertThat(segments.callOf(9)).isEqualTo(-1);
        assertThat(segments.callOf(10)).isEqualTo(1);
        assertThat(segments.callOf(11)).isEqualTo(1);
        assertThat(segments.callOf(99)).isEqualTo(2);
    }

    @Test
    void ofVeryManySegmentsTheOlderHalfIsDropped() {
        RecordedSegments segments = new RecordedSegments();
        for (int i = 1; i <= 50_000; i++) {
            segments.add(i, i);
        }
        assertThat(segments.callOf(1)).isEqualTo(-1);
        assertThat(segments.callOf(50_000)).isEqualTo(50_000);
    }

    @Test
    void anOuterAttemptContainsTheInnerOnes() {
        AbandonedSegments abandoned = new AbandonedSegments(10);
        abandoned.add(12, 13);
        abandoned.add(20, 22);
        assertThat(abandoned.contains(13)).isTrue();
        assertThat(abandoned.contains(14)).isFalse();

        abandoned.add(11, 25);
        assertThat(abandoned.contains(14)).isTrue();
        assertThat(abandoned.contains(10)).isFalse();
        assertThat(abandoned.contains(26)).isFalse();
    }

    @Test
    void attemptsThatFollowEachOtherAreOneRange() {
        AbandonedSegments abandoned = new AbandonedSegments(1);
        for (int i = 1; i <= 10_000; i++) {
            abandoned.add(i, i);
        }
        assertThat(abandoned.contains(1)).isTrue();
        assertThat(abandoned.contains(10_000)).isTrue();
    }

    @Test
    void aSlotIsReusedWhenNobodyNeedsItsThread() {
        boolean[] isNeeded = {true};
        SlotTable table = new SlotTable(finished -> !isNeeded[0]);
        CheckedThread first = table.start(place -> new CheckedThread(1, place));
        first.segment += 7;
        table.finish(first);
        assertThat(table.start(place -> new CheckedThread(2, place)).slot).isEqualTo(1);

        isNeeded[0] = false;
        CheckedThread third = table.start(place -> new CheckedThread(3, place));
        assertThat(third.slot).isZero();
        assertThat(third.segment).as("its segments continue the count").isEqualTo(first.segment + 1);
        assertThat(table.get(0)).isSameAs(third);
    }

    @Test
    void aRowOfBitsIsAsLongAsItsHighestBit() {
        BitMatrix bits = new BitMatrix(new MemoryBudget(Long.MAX_VALUE));
        assertThat(bits.get(3, 1000)).isFalse();
        bits.set(3, 70);
        assertThat(bits.get(3, 70)).isTrue();
        assertThat(bits.get(3, 6)).isFalse();
        assertThat(bits.row(3)).hasSizeLessThan(4);
        assertThat(bits.row(500)).isEmpty();
    }

    @Test
    void moreMemoryThanAllowedIsALimit() {
        MemoryBudget memory = new MemoryBudget(64);
        memory.take(8);
        assertThatThrownBy(() -> memory.take(1)).isInstanceOf(CheckerLimit.class);
        memory.giveBack(8);
        memory.take(8);
    }

    /** Searches stop when the credit is used up, and each dependency of the thread adds a little. */
    @Test
    void aSearchNeedsCredit() {
        SearchCredit credit = new SearchCredit();
        assertThat(credit.isEnoughFor(SearchCredit.MOST)).isTrue();
        credit.spend(SearchCredit.MOST);
        assertThat(credit.isEnoughFor(1)).isFalse();
        credit.earn();
        assertThat(credit.isEnoughFor(SearchCredit.FOR_EACH_DEPENDENCY + 1)).isFalse();
        assertThat(credit.isEnoughFor(SearchCredit.FOR_EACH_DEPENDENCY)).isTrue();
    }

    @Test
    void unitsEndWithTheirCalls() {
        OpenUnits units = new OpenUnits();
        AtomicSet one = new AtomicSet("one");
        AtomicSet other = new AtomicSet("other");
        SetUnit outer = units.open(one, 1, 10, 5, null);
        units.open(other, 3, 12, 6, null);
        assertThat(units.open(one, 1, 99, 5, null)).as("the same call").isSameAs(outer);
        assertThat(units.deepest()).isEqualTo(3);

        units.endFrom(2);
        assertThat(units.deepest()).isEqualTo(1);
        assertThat(units.entry(one, 1).unit).isSameAs(outer);
    }
}
