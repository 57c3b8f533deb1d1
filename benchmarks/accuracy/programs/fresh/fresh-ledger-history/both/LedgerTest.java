package ledgerhistory;

import org.junit.jupiter.api.Test;
import support.Threads;

class LedgerTest {
    @Test
    void twoPostings() throws Exception {
        try (Ledger ledger = new Ledger()) {
            Threads.run(() -> ledger.post("rent", -90000), () -> ledger.post("wage", 250000));
            ledger.statement();
        }
    }
}
