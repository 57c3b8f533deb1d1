package futurechaintotal;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class TotalsTest {
    @Test
    void twoThreads() throws Exception {
        Totals totals = new Totals();
        CompletableFuture.allOf(totals.add(1), totals.add(2)).get();
    }
}
