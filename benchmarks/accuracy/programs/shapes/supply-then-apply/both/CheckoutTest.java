package carts;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class CheckoutTest {
    @Test
    void twoOrders() throws Exception {
        Checkout checkout = new Checkout();
        CompletableFuture<String> first =
                CompletableFuture.supplyAsync(() -> checkout.order("tea")).thenApply(number -> "No. " + number);
        CompletableFuture<String> second =
                CompletableFuture.supplyAsync(() -> checkout.order("milk")).thenApply(number -> "No. " + number);
        CompletableFuture.allOf(first, second).join();
    }
}
