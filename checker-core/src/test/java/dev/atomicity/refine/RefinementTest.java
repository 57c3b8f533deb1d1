package dev.atomicity.refine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.specification.SpecificationFile.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** When a refinement goes on, and what is left of the specification. */
class RefinementTest {
    /** In each round, separated by blanks, what is interrupted. */
    private static final class Script implements Refinement.Rounds {
        final List<Set<String>> leftOut = new ArrayList<>();
        final List<SortedSet<String>> news = new ArrayList<>();
        private final Set<String> ran;
        private final List<String> interrupted;

        Script(Set<String> ran, String... interrupted) {
            this.ran = ran;
            this.interrupted = List.of(interrupted);
        }

        @Override
        public Refinement.Round run(int number, Set<String> left) {
            leftOut.add(left);
            assertThat(number).isEqualTo(leftOut.size());
            Map<String, Interruption> found = new TreeMap<>();
            if (number <= interrupted.size()) {
                Arrays.stream(interrupted.get(number - 1).split(" "))
                        .filter(name -> !name.isEmpty())
                        .forEach(name -> found.put(name, new Interruption("f" + number, "test")));
            }
            Set<String> regions = new TreeSet<>(ran);
            regions.removeAll(left);
            return new Refinement.Round(regions, found);
        }

        @Override
        public void over(int number, Refinement.Round round, SortedSet<String> newlyInterrupted) {
            news.add(newlyInterrupted);
        }
    }

    private static Refinement refine(Script script, Map<String, Interruption> known) throws Exception {
        Refinement refinement = new Refinement(script, known);
        refinement.run();
        return refinement;
    }

    @Test
    void theOuterMethodLeavesFirstAndWhatItCallsTakesItsPlace() throws Exception {
        Script script = new Script(Set.of("outer", "middle", "inner", "other"), "outer", "middle");
        Refinement refinement = refine(script, Map.of());

        assertThat(script.leftOut)
                .containsExactly(Set.of(), Set.of("outer"), Set.of("outer", "middle"), Set.of("outer", "middle"));
        assertThat(refinement.atomic()).containsExactly("inner", "other");
        assertThat(refinement.interrupted().get("middle").fingerprint()).isEqualTo("f2");
        assertThat(refinement.rounds()).isEqualTo(4);
    }

    @Test
    void oneQuietRoundIsNotEnough() throws Exception {
        Script script = new Script(Set.of("a", "b"), "", "a", "", "b", "", "");
        Refinement refinement = refine(script, Map.of());

        assertThat(refinement.rounds()).isEqualTo(6);
        assertThat(refinement.atomic()).isEmpty();
    }

    @Test
    void whatIsFoundAgainIsNothingNew() throws Exception {
        Script script = new Script(Set.of("a", "b"), "a", "a", "a", "b");
        Refinement refinement = refine(script, Map.of());

        assertThat(refinement.rounds()).isEqualTo(3);
        assertThat(script.news).containsExactly(new TreeSet<>(Set.of("a")), new TreeSet<>(), new TreeSet<>());
        assertThat(refinement.atomic()).containsExactly("b");
    }

    @Test
    void whatWasFoundEarlierIsLeftOutFromTheStartAndKeepsItsReason() throws Exception {
        Script script = new Script(Set.of("a", "b"), "a");
        Refinement refinement = refine(script, Map.of("a", new Interruption("earlier", "test")));

        assertThat(script.leftOut).first().isEqualTo(Set.of("a"));
        assertThat(refinement.rounds()).isEqualTo(2);
        assertThat(refinement.interrupted().get("a").fingerprint()).isEqualTo("earlier");
    }
}
