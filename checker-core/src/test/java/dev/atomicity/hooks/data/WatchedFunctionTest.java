package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Whether a map has run the function that it was given, and so has changed something. */
class WatchedFunctionTest {
    private final Map<Object, Object> map = new HashMap<>(Map.of("present", 1));

    @Test
    @SuppressWarnings("unchecked")
    void aFunctionKnowsWhetherItHasRun() {
        Object function = WatchedFunction.of((Function<Object, Object>) key -> 2);
        assertThat(map.computeIfAbsent("present", (Function<Object, Object>) function))
                .isEqualTo(1);
        assertThat(WatchedFunction.mayHaveRun(function)).isFalse();

        Object made = map.computeIfAbsent("absent", (Function<Object, Object>) function);
        assertThat(made).isEqualTo(2);
        assertThat(WatchedFunction.mayHaveRun(function)).isTrue();
        assertThat(WatchedFunction.mayHaveReturned(made, function)).isTrue();
        assertThat(WatchedFunction.mayHaveReturned(1, function))
                .as("the map has another value: another thread was faster")
                .isFalse();
    }

    @Test
    @SuppressWarnings("unchecked")
    void soDoesAFunctionOfTwo() {
        Object function = WatchedFunction.of((BiFunction<Object, Object, Object>) (key, value) -> 2);
        map.computeIfPresent("absent", (BiFunction<Object, Object, Object>) function);
        assertThat(WatchedFunction.mayHaveRun(function)).isFalse();
        map.computeIfPresent("present", (BiFunction<Object, Object, Object>) function);
        assertThat(WatchedFunction.mayHaveRun(function)).isTrue();
    }

    @Test
    void ofAnythingElseNothingIsKnown() {
        Object other = WatchedFunction.of("no function");
        assertThat(other).isEqualTo("no function");
        assertThat(WatchedFunction.mayHaveRun(other)).isTrue();
    }
}
