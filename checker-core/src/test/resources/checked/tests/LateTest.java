package tests;

import bank.Account;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LateTest {
    private static volatile boolean go;
    private static volatile boolean isAfterAll;
    private static Thread late;
    private static Thread last;

    @BeforeAll
    static void cutBeforeAll() {
        Meeting.cut(new Account());
    }

    @Test
    @Order(1)
    void startsAThread() {
        late = new Thread(() -> {
            while (!go) {
                Thread.onSpinWait();
            }
            Meeting.cut(new Account());
        });
        late.start();
        last = new Thread(() -> {
            while (!isAfterAll) {
                Thread.onSpinWait();
            }
            Meeting.cut(new Account());
        });
        last.start();
    }

    @Test
    @Order(2)
    void isThereMeanwhile() throws Exception {
        go = true;
        late.join();
    }

    @AfterAll
    static void noTestRunsAnyMore() throws Exception {
        isAfterAll = true;
        last.join();
    }
}
