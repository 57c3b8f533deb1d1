package futurechaintotal;

import java.util.concurrent.CompletableFuture;

public class Totals {
    private volatile int total;

    public CompletableFuture<Void> add(int amount) {
        return CompletableFuture.supplyAsync(() -> amount * 2).thenAccept(this::book);
    }

    private synchronized void book(int amount) {
        int before = total;
        total = before + amount;
    }
}
