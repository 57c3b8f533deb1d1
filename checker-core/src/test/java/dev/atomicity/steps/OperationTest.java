package dev.atomicity.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OperationTest {
    @ParameterizedTest
    @EnumSource
    void eachIsFoundByItsText(Operation operation) {
        assertThat(Operation.named(operation.text())).isSameAs(operation);
        assertThat(Operation.read(operation.text())).isSameAs(operation);
    }

    @Test
    void updatesChangeDataAndViewsDoNotAccessIt() {
        assertThat(Operation.UPDATES.isWrite()).isTrue();
        assertThat(Operation.UPDATES.isRead()).isFalse();
        assertThat(Operation.VIEWS.isWrite() || Operation.VIEWS.isRead()).isFalse();
    }

    @Test
    void aFileOfAnotherVersionMayHaveOperationsThatThisOneDoesNotKnow() {
        assertThat(Operation.read("teleports")).isSameAs(Operation.ACTS);
        assertThat(Operation.read(null)).isNull();
        assertThatThrownBy(() -> Operation.named("teleports")).hasMessageContaining("teleports");
    }
}
