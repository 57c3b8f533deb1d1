package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AbandonedSegmentsTest {
    @Test
    void segmentsMayBeInsertedBeforeOthers() {
        for (long seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            AbandonedSegments segments = new AbandonedSegments(0);
            TreeSet<Long> expected = new TreeSet<>();
            for (int i = 0; i < 12; i++) {
                long first = random.nextInt(30) * 3L;
                long last = first + random.nextInt(2);
                if (!expected.contains(first)) {
                    segments.insert(first, last);
                    expected.add(first);
                    expected.add(last);
                }
            }
            for (long segment = 0; segment < 100; segment++) {
                assertThat(segments.contains(segment))
                        .as("segment %d, seed %d", segment, seed)
                        .isEqualTo(expected.contains(segment));
            }
        }
    }

    /** A set looks for discarded reads only after one of these changes. */
    @Test
    void everyChangeIsCounted() {
        AbandonedSegments abandoned = new AbandonedSegments(1);
        long before = AbandonedSegments.changes();
        abandoned.add(5, 6);
        long between = AbandonedSegments.changes();
        abandoned.insert(2, 3);

        assertThat(between).isGreaterThan(before);
        assertThat(AbandonedSegments.changes()).isGreaterThan(between);
    }
}
