package inheritedtemplate;

import org.junit.jupiter.api.Test;
import support.Threads;

class LedgerTest {
    @Test
    void twoThreads() throws Exception {
        Ledger ledger = new Ledger();
        Threads.run(() -> ledger.book(-60), () -> ledger.book(-70));
    }
}
