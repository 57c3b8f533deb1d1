package dev.atomicity.provoke.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.steps.Operation;
import org.junit.jupiter.api.Test;

/** The names of places do not depend on line numbers, and are the same in every JVM. */
class PlacesTest {
    private final Places places = new Places();

    private static int site(int line, Operation operation, String variable) {
        return Sites.add(new Sites.Site("com.acme.Named", "run", "(I)V", "Named.java", line, operation, variable));
    }

    @Test
    void aPlaceHasAMethodAnOperationAndAVariable() {
        int region = site(1, Operation.REGION, null);
        int read = site(2, Operation.READS, "Named.count");

        assertThat(places.keyOf(region)).isEqualTo("com.acme.Named.run(int)");
        assertThat(places.keyOf(read)).isEqualTo("com.acme.Named.run(int) reads Named.count");
    }

    @Test
    void placesOfTheSameKindAreNumberedInTheirOrder() {
        int first = site(10, Operation.WRITES, "Named.sum");
        int second = site(11, Operation.WRITES, "Named.sum");

        assertThat(places.keyOf(second)).isEqualTo(places.keyOf(first) + " #2");
    }

    @Test
    void whatIsNoSiteIsNowhere() {
        assertThat(places.keyOf(0)).isEqualTo(Places.NOWHERE);
        assertThat(places.keyOf(Integer.MAX_VALUE)).isEqualTo(Places.NOWHERE);
    }
}
