package sample;

import dev.atomicity.junit.CheckAtomicity;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Run by another test, in a JVM of its own. */
@EnabledIfSystemProperty(named = "sample", matches = "run")
final class AccountTests {
    @Test
    @CheckAtomicity
    void isInterrupted() {
        meet(new Account());
    }

    @Test
    @CheckAtomicity
    void isAlone() {
        Account account = new Account();
        account.deposit(1, () -> {});
        account.depositAtOnce(2);
    }

    @Test
    @CheckAtomicity
    void failsByItself() {
        meet(new Account());
        Assertions.fail("my own failure");
    }

    @Test
    void isNotChecked() {
        meet(new Account());
    }

    /** Two deposits, one in the middle of the other. */
    private static void meet(Account account) {
        Thread[] other = new Thread[1];
        boolean[] isInTheMiddle = new boolean[1];
        Object monitor = new Object();
        other[0] = new Thread(() -> {
            while (true) {
                synchronized (monitor) {
                    if (isInTheMiddle[0]) {
                        break;
                    }
                }
                Thread.onSpinWait();
            }
            account.depositAtOnce(2);
        });
        other[0].start();
        account.deposit(1, () -> {
            synchronized (monitor) {
                isInTheMiddle[0] = true;
            }
            while (other[0].isAlive()) {
                Thread.onSpinWait();
            }
        });
    }
}
