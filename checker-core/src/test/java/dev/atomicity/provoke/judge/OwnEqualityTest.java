package dev.atomicity.provoke.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Objects with an {@code equals} of their own are not asked, so it is not known whether a collection has one that is equal. */
class OwnEqualityTest {
    private record Name(String text) {}

    private final Object known = Samples.of(new Name("a"));

    private static Object apply(ObjectModel model, String method, Object argument) {
        return model.apply(new OperationCall(method, List.of(argument), Samples.UNKNOWN, true, null));
    }

    @Test
    void anEqualOneMayBeThere() {
        Object equal = Samples.of(new Name("a"));

        assertThat(apply(list(), "contains", equal)).isSameAs(Samples.UNKNOWN);
        assertThat(apply(list(), "remove", equal)).isSameAs(Samples.UNKNOWN);
        assertThat(apply(new SetModel(new HashSet<>(Set.of(known))), "add", equal))
                .isSameAs(Samples.UNKNOWN);
        assertThat(apply(new MapModel(new HashMap<>(Map.of(known, 1))), "get", equal))
                .isSameAs(Samples.UNKNOWN);
    }

    @Test
    void theSameOneIsThere() {
        assertThat(apply(list(), "contains", known)).isEqualTo(true);
    }

    @Test
    void whatEqualsNothingElseIsNotThere() {
        assertThat(apply(list(), "contains", Samples.of(new Object()))).isEqualTo(false);
        assertThat(apply(list(), "contains", Samples.of("text"))).isEqualTo(false);
    }

    private SequenceModel list() {
        return new SequenceModel(new ArrayList<>(List.of(known)), 9, false);
    }
}
