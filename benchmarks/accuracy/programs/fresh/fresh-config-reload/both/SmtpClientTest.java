package configreload;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class SmtpClientTest {
    @Test
    void reloadWhileSending() {
        SmtpClient client = new SmtpClient(Map.of("host", "old.example.org"));
        CompletableFuture.allOf(
                        CompletableFuture.runAsync(
                                () -> client.reload(Map.of("host", "new.example.org", "port", "465", "secure", "true"))),
                        CompletableFuture.supplyAsync(client::url))
                .join();
    }
}
