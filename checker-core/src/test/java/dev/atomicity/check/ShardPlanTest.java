package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.protocol.Shard;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ShardPlanTest {
    private static final Set<String> CLASSES = Set.of("a.A", "a.B", "a.C", "a.D", "a.E", "a.F", "a.G");

    private static long count(Map<String, Integer> assigned, int shard) {
        return assigned.values().stream().filter(index -> index == shard).count();
    }

    @Test
    void withoutDurationsEachShardHasTheSameNumberOfClasses() {
        Map<String, Integer> assigned = ShardPlan.assign(CLASSES, Map.of(), 3);

        assertThat(assigned.keySet()).isEqualTo(CLASSES);
        assertThat(List.of(count(assigned, 1), count(assigned, 2), count(assigned, 3)))
                .containsExactly(3L, 2L, 2L);
    }

    @Test
    void aLongClassHasAShardToItself() {
        Map<String, Long> millis = Map.of(
                "a.A",
                100L,
                "a.B",
                100L,
                "a.C",
                100L,
                "a.D",
                100L,
                "a.E",
                600L,
                "a.F",
                100L,
                "a.G",
                100L,
                "gone.Old",
                9L);
        Map<String, Integer> assigned = ShardPlan.assign(CLASSES, millis, 2);

        int ofLong = assigned.get("a.E");
        assertThat(count(assigned, ofLong)).isEqualTo(1);
        assertThat(assigned).doesNotContainKey("gone.Old");
    }

    @Test
    void anUnknownClassCountsAsTheAverage() {
        Map<String, Integer> assigned =
                ShardPlan.assign(Set.of("a.A", "a.B", "a.New"), Map.of("a.A", 1000L, "a.B", 2000L), 2);

        assertThat(assigned.get("a.New")).isEqualTo(assigned.get("a.A")).isNotEqualTo(assigned.get("a.B"));
    }

    @Test
    void theDivisionDependsOnNothingElse() {
        Map<String, Integer> one = ShardPlan.assign(new TreeSet<>(CLASSES), Map.of(), 3);
        Map<String, Integer> other = ShardPlan.assign(CLASSES, Map.of(), 3);

        assertThat(one).isEqualTo(other);
        Shard shard = Shard.of("2/3");
        assertThat(ShardPlan.checksum(shard.with(one)))
                .isEqualTo(ShardPlan.checksum(Shard.of("1/3").with(other)));
        assertThat(ShardPlan.checksum(shard.with(one))).isNotEqualTo(ShardPlan.checksum(shard.with(Map.of("a.A", 1))));
    }

    @Test
    void nestedClassesBelongToTheirOutermostOne() {
        Shard shard = Shard.of("2/3").with(Map.of("a.A", 2, "a.B", 1));

        assertThat(shard.contains("a.A$Inner")).isTrue();
        assertThat(shard.contains("a.B$Inner")).isFalse();
    }

    @Test
    void previousResultsThatAreNotThereAreNamed() {
        CheckSettings settings = CheckSettings.builder()
                .shard("1/2")
                .previousResults(Path.of("no-such.json"))
                .build();

        assertThatThrownBy(() -> ShardPlan.of(settings, new ClassFiles(List.of())))
                .isInstanceOfSatisfying(
                        SettingException.class, e -> assertThat(e.setting()).isEqualTo("previousResults"))
                .hasMessageContaining("there is no results file no-such.json");
    }
}
