package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.launch.Exercised;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.protocol.TestEvent.Meeting;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.CoverageResult.PlacePairs;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.MethodPair;
import dev.atomicity.results.Overlap;
import dev.atomicity.results.Step;
import dev.atomicity.steps.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoverageTableTest {
    private static Place place(String method, int line) {
        return new Place("a.Cache", method, "Cache.java", line, Operation.READS, "Cache.map");
    }

    private static CoverageResult result(List<Place> regions, Meeting... meetings) {
        Exercised exercised = new Exercised();
        exercised.add(new TestEvent.Exercised(regions, List.of(meetings)));
        CoverageTable table = new CoverageTable();
        table.add(exercised);
        return table.result(4, 2, List.of());
    }

    @Test
    void bothOrdersAreMoreThanOne() {
        CoverageResult coverage = result(
                List.of(),
                new Meeting(place("get", 1), place("put", 2), true),
                new Meeting(place("put", 2), place("get", 1), true),
                new Meeting(place("get", 1), place("clear", 3), true));

        assertThat(coverage.pairs())
                .containsExactly(
                        new MethodPair("a.Cache.clear", "a.Cache.get", Overlap.ONE_ORDER),
                        new MethodPair("a.Cache.get", "a.Cache.put", Overlap.BOTH_ORDERS));
        assertThat(coverage.places()).isEqualTo(new PlacePairs(1, 1, 0));
        assertThat(coverage.sharedVariables()).isEqualTo(1);
    }

    @Test
    void whatIsOrderedNeverOverlapped() {
        CoverageResult coverage = result(
                List.of(place("get", 1), place("size", 9)),
                new Meeting(place("get", 1), place("clear", 3), false),
                new Meeting(place("get", 1), place("get", 1), true));

        assertThat(coverage.neverOverlapped()).containsExactly("a.Cache.clear");
        assertThat(coverage.overlapPercent()).isEqualTo(50);
        assertThat(coverage.sentence())
                .isEqualTo("4 tests, 2 with several threads; 3 methods, 2 on shared data, 1 overlapped;"
                        + " never at the same time: Cache.clear");
    }

    @Test
    void aLambdaIsPartOfItsMethodAndAConstructorIsNoMethod() {
        CoverageResult coverage = result(
                List.of(place("<init>", 1)),
                new Meeting(place("lambda$update$0", 1), place("get", 3), true),
                new Meeting(place("<init>", 1), place("get", 3), true));

        assertThat(coverage.called()).containsExactly("a.Cache.get", "a.Cache.update");
    }

    /** The cell of a finding is that of the method that all reports name, and not of those that it called. */
    @Test
    void aFindingIsAPairOfTheMethodsThatItNames() {
        FindingResult finding = FindingResult.builder("f")
                .region("a.Cache.update")
                .witness(List.of(
                        step(1, "a.Cache.update", "get"),
                        step(2, "a.Cache.update", "put"),
                        step(1, "a.Cache.update", "put"),
                        step(3, null, "clear")))
                .build();

        assertThat(new CoverageTable().result(1, 1, List.of(finding)).pairs())
                .containsExactly(
                        new MethodPair("a.Cache.clear", "a.Cache.update", Overlap.FINDING),
                        new MethodPair("a.Cache.update", "a.Cache.update", Overlap.FINDING));
    }

    private static Step step(int thread, String region, String method) {
        return Step.builder()
                .thread("t" + thread, thread)
                .run(1L, region)
                .operation(Operation.WRITES, "Cache.map")
                .method("a.Cache", method)
                .build();
    }

    @Test
    void partsOfASuiteAddUp() {
        CoverageResult one = result(List.of(), new Meeting(place("get", 1), place("put", 2), false));
        CoverageResult other = result(List.of(place("size", 9)), new Meeting(place("put", 2), place("get", 1), true));

        CoverageResult both = one.and(other);

        assertThat(both.tests()).isEqualTo(8);
        assertThat(both.methods()).isEqualTo(3);
        assertThat(both.neverOverlapped()).isEmpty();
        assertThat(both.pairs()).containsExactly(new MethodPair("a.Cache.get", "a.Cache.put", Overlap.ONE_ORDER));
    }
}
