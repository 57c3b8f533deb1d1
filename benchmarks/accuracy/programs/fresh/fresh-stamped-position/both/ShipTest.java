package stampedposition;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ShipTest {
    @Test
    void distanceWhileSailing() {
        Ship ship = new Ship();
        CompletableFuture<Void> sailing = CompletableFuture.runAsync(() -> ship.sailTo(54.3, 10.1));
        CompletableFuture<Double> distance = CompletableFuture.supplyAsync(() -> ship.distanceTo(54, 10));
        sailing.thenCombine(distance, (none, value) -> value).join();
    }
}
