package tests;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import bank.Account;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class BreakingTest {
    @Test
    @Order(1)
    void before() {
        Meeting.cut(new Account());
    }

    @Test
    @Order(2)
    void exits() {
        System.exit(0);
    }

    @Test
    @Order(3)
    void hangs() {
        while (true) {
            Thread.onSpinWait();
        }
    }

    @Test
    @Order(4)
    void halts() {
        Runtime.getRuntime().halt(7);
    }

    @Test
    @Order(5)
    void fillsTheHeap() {
        List<byte[]> all = new ArrayList<>();
        while (true) {
            all.add(new byte[1 << 20]);
        }
    }

    @ParameterizedTest
    @Order(6)
    @ValueSource(ints = {1, 2, 3})
    void oneOfThree(int number) {
        if (number == 2) {
            Runtime.getRuntime().halt(8);
        }
    }

    @Test
    @Order(7)
    void kills() throws Exception {
        new ProcessBuilder("kill", "-9", String.valueOf(ProcessHandle.current().pid())).start().waitFor();
        Thread.sleep(10_000);
    }

    @Test
    @Order(8)
    void after() {
        Meeting.cut(new Account());
    }
}
