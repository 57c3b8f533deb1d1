package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Tests that fail for different reasons, in a fixed order. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class OrderedTest {
    private static int left;

    @Test
    @Order(1)
    void leavesSomethingBehind() {
        left++;
    }

    /** Passes alone, and fails in this order, with the agent and without it. */
    @Test
    @Order(2)
    void findsWhatWasLeftBehind() {
        assertEquals(0, left);
    }

    @Test
    @Order(3)
    void failsWithTheAgent() {
        assertFalse(Agent.isThere());
    }

    /** Fails the first time that it is run. */
    @Test
    @Order(4)
    void failsNowAndThen() throws IOException {
        Path mark = Path.of("was-here");
        boolean isFirst = !Files.exists(mark);
        Files.writeString(mark, "");
        assertFalse(isFirst);
    }

    @Test
    @Order(5)
    void comesAfterAllThatFailed() throws IOException {
        Files.writeString(Path.of("runs"), "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
