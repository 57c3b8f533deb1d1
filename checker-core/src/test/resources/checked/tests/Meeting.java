package tests;

import bank.Account;
import java.util.concurrent.atomic.AtomicBoolean;

/** Two deposits, one in the middle of the other. Nobody blocks or starts a thread in a deposit: that would split it. */
final class Meeting {
    private Meeting() {}

    static void cut(Account account) {
        AtomicBoolean inTheMiddle = new AtomicBoolean();
        Thread other = new Thread(
                () -> {
                    while (!inTheMiddle.get()) {
                        Thread.onSpinWait();
                    }
                    account.depositAtOnce(2);
                },
                "other");
        other.start();
        account.deposit(1, () -> {
            inTheMiddle.set(true);
            while (other.isAlive()) {
                Thread.onSpinWait();
            }
        });
    }
}
