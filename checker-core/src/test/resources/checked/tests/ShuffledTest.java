package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.Comparator;
import org.junit.jupiter.api.MethodDescriptor;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** The order is another one without the agent, as a random one may be. */
@TestMethodOrder(ShuffledTest.Shuffled.class)
class ShuffledTest {
    private static int left;

    static class Shuffled implements MethodOrderer {
        @Override
        public void orderMethods(MethodOrdererContext context) {
            context.getMethodDescriptors()
                    .sort(Comparator.comparing(
                            (MethodDescriptor method) -> method.getMethod().getName()));
            if (!Agent.isThere()) {
                Collections.reverse(context.getMethodDescriptors());
            }
        }
    }

    @Test
    void aLeavesSomethingBehind() {
        left++;
    }

    @Test
    void findsWhatWasLeftBehind() {
        assertEquals(0, left);
    }
}
