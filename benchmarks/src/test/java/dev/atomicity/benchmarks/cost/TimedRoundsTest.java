package dev.atomicity.benchmarks.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TimedRoundsTest {
    private final AtomicLong now = new AtomicLong(7);
    private final TimedRounds rounds = new TimedRounds(3, Duration.ofSeconds(10), now::get);

    @Test
    void thereAreAsManyAsWanted() {
        assertThat(rounds.begin()).isTrue();
        assertThat(rounds.begin()).isTrue();
        assertThat(rounds.begin()).isTrue();
        assertThat(rounds.begin()).isFalse();
    }

    @Test
    void noneBeginsAfterTheLimit() {
        assertThat(rounds.begin()).isTrue();
        now.addAndGet(Duration.ofSeconds(11).toNanos());
        assertThat(rounds.begin()).isFalse();
    }

    @Test
    void theFirstAlwaysBegins() {
        now.addAndGet(Duration.ofSeconds(11).toNanos());
        assertThat(rounds.begin()).isTrue();
    }
}
