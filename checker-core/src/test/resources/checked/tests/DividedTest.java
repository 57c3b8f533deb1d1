package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** One of the tests ends the JVM, so that those after it run in another one. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class DividedTest {
    private static int left;

    @Test
    @Order(1)
    void leavesSomethingBehind() {
        left++;
    }

    @Test
    @Order(2)
    void needsWhatWasLeftBehind() {
        assertEquals(1, left);
    }

    @Test
    @Order(3)
    void endsTheJvm() {
        if (Agent.isThere()) {
            Runtime.getRuntime().halt(1);
        }
    }

    /** Fails because the check has divided the tests, not because of what it does to them. */
    @Test
    @Order(4)
    void needsItToo() {
        assertEquals(1, left);
    }
}
