package dev.atomicity.runner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.protocol.RunRequest;
import dev.atomicity.protocol.Shard;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SelectedClassesTest {
    @Test
    void aSpecThatIsDoneIsNotLookedInto() {
        RunRequest request = request(List.of(), Shard.WHOLE, Set.of("[engine:kotest]/[spec:a.Done]"));

        assertThat(isLookedInto("a.Done", request)).isFalse();
        assertThat(isLookedInto("a.Other", request)).isTrue();
    }

    @Test
    void aClassBelongsToOneShard() {
        RunRequest first = request(List.of(), Shard.of("1/2"), Set.of());
        RunRequest second = request(List.of(), Shard.of("2/2"), Set.of());

        assertThat(isLookedInto("a.Foo", first)).isNotEqualTo(isLookedInto("a.Foo", second));
    }

    @Test
    void outerClassesAreLookedIntoForTheirNestedOnes() {
        RunRequest nested = request(List.of(new TestPattern("a\\.Foo\\$Inner", null)), Shard.WHOLE, Set.of());
        RunRequest outer = request(List.of(new TestPattern("a\\.Foo", "bar")), Shard.WHOLE, Set.of());

        assertThat(isLookedInto("a.Foo", nested)).isTrue();
        assertThat(isLookedInto("a.Foo", outer)).isTrue();
        assertThat(isLookedInto("a.Bar", outer)).isFalse();
    }

    private static boolean isLookedInto(String className, RunRequest request) {
        return new SelectedClasses(request).apply(className).included();
    }

    private static RunRequest request(List<TestPattern> included, Shard shard, Set<String> done) {
        return RunRequest.of(Path.of("log"), List.of())
                .withSelection(
                        new TestSelection(List.of(), List.of(), included, List.of(), List.of(), List.of()), shard)
                .withRemaining(done, List.of());
    }
}
