package dev.atomicity.steps;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ObjectNumbersTest {
    private final ObjectNumbers numbers = new ObjectNumbers();

    @Test
    void oneObjectNeedsNoNumber() {
        numbers.add("Account.balance", 40L);
        numbers.add("Account.owner", 40L);

        assertThat(numbers.numbered("Account.balance", "Account.balance", 40L)).isEqualTo("Account.balance");
    }

    @Test
    void twoObjectsOfAClassAreNumberedAsTheyAppear() {
        numbers.add("Account.balance", 40L);
        numbers.add("Account.owner", 17L);

        assertThat(numbers.numbered("Account.balance", "Account.balance", 40L)).isEqualTo("Account#1.balance");
        assertThat(numbers.numbered("Account.balance", "Account.balance", 17L)).isEqualTo("Account#2.balance");
    }

    @Test
    void collectionsAreNumberedWhateverTypeTheyAreCalledThrough() {
        numbers.add("List.size()", 1L);
        numbers.add("Collection.add()", 2L);

        assertThat(numbers.numbered("Collection.add()", "Collection.add()", 2L)).isEqualTo("Collection.add() on #2");
    }

    @Test
    void locksAndElementsHaveNumbersBehindThem() {
        numbers.add(null, 1L);
        numbers.add(null, 2L);
        numbers.add("int[]", 3L);
        numbers.add("int[]", 4L);

        assertThat(numbers.numbered("a lock", null, 2L)).isEqualTo("lock #2");
        assertThat(numbers.numbered("element 5 of int[]", "int[]", 3L)).isEqualTo("element 5 of int[] #1");
    }

    @Test
    void staticFieldsBelongToNoObject() {
        numbers.add("Account.count", 0L);
        numbers.add("Account.balance", 1L);

        assertThat(numbers.number("Account.balance", 1L)).isEmpty();
        assertThat(numbers.number("Account.count", 0L)).isEmpty();
        assertThat(numbers.number("Account.count", null)).isEmpty();
    }
}
