package bank;

import org.junit.jupiter.api.Test;
import support.Threads;

class TransfersTest {
    @Test
    void twoTransfersFromOneAccount() throws Exception {
        Account mine = new Account(1, 100);
        Account yours = new Account(2, 0);
        Account theirs = new Account(3, 0);
        Threads.run(() -> Transfers.transfer(mine, yours, 80), () -> Transfers.transfer(mine, theirs, 80));
    }
}
