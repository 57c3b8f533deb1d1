package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bank.Account;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The server and its threads are there before the test; only what it asks of them over the network belongs to it. */
class ServerTest {
    private static final Account ACCOUNT = new Account();
    private static volatile boolean isInTheMiddle;
    private static volatile boolean isPaid;
    private static HttpServer server;
    private static ExecutorService threads;

    @BeforeAll
    static void start() throws IOException {
        threads = Executors.newFixedThreadPool(2);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/slow", exchange -> {
            ACCOUNT.deposit(1, () -> {
                isInTheMiddle = true;
                while (!isPaid) {
                    Thread.onSpinWait();
                }
            });
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.createContext("/fast", exchange -> {
            while (!isInTheMiddle) {
                Thread.onSpinWait();
            }
            ACCOUNT.depositAtOnce(2);
            isPaid = true;
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
    }

    @AfterAll
    static void stop() {
        server.stop(0);
        threads.shutdown();
    }

    @Test
    void asksTheServer() {
        HttpClient client = HttpClient.newHttpClient();
        CompletableFuture<Integer> slow = ask(client, "slow");
        CompletableFuture<Integer> fast = ask(client, "fast");
        assertEquals(204, slow.join());
        assertEquals(204, fast.join());
    }

    @Test
    void asksNothing() {}

    private static CompletableFuture<Integer> ask(HttpClient client, String path) {
        URI address = URI.create("http://localhost:" + server.getAddress().getPort() + "/" + path);
        return client.sendAsync(
                        HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.discarding())
                .thenApply(HttpResponse::statusCode);
    }
}
