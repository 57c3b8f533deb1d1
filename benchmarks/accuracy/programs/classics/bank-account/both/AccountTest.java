package bank;

import org.junit.jupiter.api.Test;
import support.Threads;

class AccountTest {
    @Test
    void twoWithdrawals() throws Exception {
        Account account = new Account(100);
        Threads.run(() -> account.withdraw(70), () -> account.withdraw(50));
    }
}
