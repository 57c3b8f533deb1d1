package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Calls that need an object for themselves, one made inside the other. */
class ExclusiveUsesTest {
    private final ExclusiveUses uses = new ExclusiveUses();
    private final List<ExclusiveUse> dropped = new ArrayList<>();

    /** A shadow that notes which calls are dropped. */
    private final SharedObject shadow = new SharedObject() {
        @Override
        public CallGate gate() {
            return null;
        }

        @Override
        public CallGate gateInsteadOf(CallGate other) {
            return null;
        }

        @Override
        public void dropUse(ExclusiveUse use) {
            dropped.add(use);
        }
    };

    private ExclusiveUse begin(Object object, int depth) {
        ExclusiveUse use = new ExclusiveUse(object, shadow, 1, 1, depth, uses.innermost());
        uses.begin(use);
        return use;
    }

    @Test
    void aCallEndsWithTheCallsInsideIt() {
        ExclusiveUse outer = begin("outer", 0);
        ExclusiveUse inner = begin("inner", 1);

        assertThat(uses.take("outer")).isSameAs(outer);
        assertThat(dropped).as("an exception has left the inner call").containsExactly(inner);
        assertThat(uses.innermost()).isNull();
    }

    @Test
    void theCallAroundItGoesOn() {
        ExclusiveUse outer = begin("outer", 0);
        ExclusiveUse inner = begin("inner", 1);

        assertThat(uses.take("inner")).isSameAs(inner);
        assertThat(uses.innermost()).isSameAs(outer);
        assertThat(dropped).isEmpty();
    }

    @Test
    void withoutACallOnTheObjectThereIsNothingToTake() {
        assertThat(uses.take("list")).isNull();
    }

    @Test
    void aFailureDropsTheCallsFromItsDepthOn() {
        ExclusiveUse outer = begin("outer", 0);
        ExclusiveUse middle = begin("middle", 1);
        ExclusiveUse inner = begin("inner", 2);

        uses.dropFrom(1);

        assertThat(dropped).containsExactly(inner, middle);
        assertThat(uses.innermost()).isSameAs(outer);
    }
}
