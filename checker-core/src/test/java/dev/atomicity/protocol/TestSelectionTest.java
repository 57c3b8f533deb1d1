package dev.atomicity.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TestSelectionTest {
    @Test
    void aClassIsLookedIntoForOneOfItsTests() {
        TestSelection selection = of(List.of(new TestPattern("a\\.Foo", "bar")), List.of());

        assertThat(selection.selects("a.Foo", "bar")).isTrue();
        assertThat(selection.selects("a.Foo", null)).isFalse();
        assertThat(selection.selectsFrom("a.Foo")).isTrue();
        assertThat(selection.selectsFrom("a.Other")).isFalse();
    }

    @Test
    void onlyAClassThatIsExcludedAsAWholeIsNotLookedInto() {
        TestSelection selection =
                of(List.of(), List.of(new TestPattern("a\\.Foo", "bar"), new TestPattern("a\\.Bar", null)));

        assertThat(selection.selectsFrom("a.Foo")).isTrue();
        assertThat(selection.selectsFrom("a.Bar")).isFalse();
    }

    private static TestSelection of(List<TestPattern> included, List<TestPattern> excluded) {
        return new TestSelection(List.of(), List.of(), included, excluded, List.of(), List.of());
    }
}
