package okstripedwallets;

import org.junit.jupiter.api.Test;
import support.Threads;

class WalletsTest {
    @Test
    void threeThreads() throws Exception {
        Wallets wallets = new Wallets();
        wallets.deposit("ann", 10);
        Threads.run(
                () -> wallets.withdraw("ann", 8), () -> wallets.withdraw("ann", 5), () -> wallets.deposit("bea", 1));
    }
}
