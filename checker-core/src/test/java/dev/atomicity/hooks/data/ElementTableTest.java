package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** An element has one variable, made when it is first used. */
class ElementTableTest {
    private final ElementTable elements = new ElementTable();

    @Test
    void anElementKeepsItsVariableWhenTheListGrows() {
        assertThat(elements.find(1000)).isNull();
        long[] variable = elements.of(3);
        elements.of(1000);
        assertThat(elements.of(3)).isSameAs(variable);
        assertThat(elements.find(3)).isSameAs(variable);
    }

    @Test
    void neighboursHaveVariablesOfTheirOwn() {
        assertThat(elements.of(32)).isNotSameAs(elements.of(31)).isNotSameAs(elements.of(33));
    }
}
