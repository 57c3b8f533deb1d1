package tests;

import bank.Register;
import org.junit.jupiter.api.Test;

/** Threads that can meet in a bad moment, and hardly ever do. */
class NarrowTest {
    private static int executions;

    private final Register register = new Register();

    @Test
    void adds() throws Exception {
        together(() -> register.add(1));
    }

    @Test
    void addsAtOnce() throws Exception {
        together(() -> register.addAtOnce(1));
    }

    @Test
    void alone() {
        register.add(1);
    }

    /** The first time all is well. */
    @Test
    void breaksWhenItIsExecutedAgain() throws Exception {
        if (++executions > 1) {
            Runtime.getRuntime().halt(3);
        }
        together(() -> register.addAtOnce(1));
    }

    private static void together(Runnable work) throws InterruptedException {
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
