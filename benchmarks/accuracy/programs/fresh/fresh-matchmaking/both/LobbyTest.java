package matchmaking;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class LobbyTest {
    @Test
    void twoPairings() {
        Lobby lobby = new Lobby();
        lobby.enter("a");
        lobby.enter("b");
        lobby.enter("c");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Void> first = CompletableFuture.runAsync(lobby::pair, pool);
        CompletableFuture<Void> second = CompletableFuture.runAsync(lobby::pair, pool);
        CompletableFuture.allOf(first, second).join();
        pool.shutdown();
    }
}
