package sessionstore;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class SessionStoreTest {
    @Test
    void twoRequestsOfOneUser() {
        SessionStore store = new SessionStore(1000);
        store.open("kim", 0);
        CompletableFuture<SessionStore.Session> first = CompletableFuture.supplyAsync(() -> store.open("kim", 5000));
        CompletableFuture<SessionStore.Session> second = CompletableFuture.supplyAsync(() -> store.open("kim", 5001));
        first.thenCombine(second, (a, b) -> a.id().equals(b.id())).join();
    }
}
