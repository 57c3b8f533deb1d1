package ledger;

import org.junit.jupiter.api.Test;
import support.Threads;

class LedgerTest {
    @Test
    void twoTransfers() throws Exception {
        Ledger ledger = new Ledger();
        Threads.run(() -> ledger.transfer(0, 1, 80), () -> ledger.transfer(0, 1, 80));
    }
}
