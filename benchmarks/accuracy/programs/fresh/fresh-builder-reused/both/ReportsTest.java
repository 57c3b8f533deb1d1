package builderreused;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ReportsTest {
    @Test
    void twoMails() {
        Reports reports = new Reports();
        CompletableFuture<String> weekly = CompletableFuture.supplyAsync(() -> reports.weekly("ada"));
        CompletableFuture<String> monthly = CompletableFuture.supplyAsync(() -> reports.monthly("bob"));
        weekly.thenCombine(monthly, String::concat).join();
    }
}
