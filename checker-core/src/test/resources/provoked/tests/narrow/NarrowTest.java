package narrow;

import static threads.TwoThreads.both;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Two threads, each does the thing once. */
class NarrowTest {
    private final Account account = new Account();
    private final Names names = new Names();

    @Test
    void plainFields() throws Exception {
        both(() -> account.withdraw(6), () -> account.withdraw(6));
    }

    @Test
    void plainFieldsSafely() throws Exception {
        both(() -> account.withdrawSafely(6), () -> account.withdrawSafely(6));
    }

    @Test
    void readAndWriteLock() throws Exception {
        both(() -> account.checkAndAct(6), () -> account.checkAndAct(6));
    }

    @Test
    void readAndWriteLockSafely() throws Exception {
        both(() -> account.checkAndActSafely(6), () -> account.checkAndActSafely(6));
    }

    @Test
    void concurrentMap() throws Exception {
        both(() -> names.add("a"), () -> names.add("a"));
    }

    @Test
    void concurrentMapSafely() throws Exception {
        both(() -> names.addSafely("a"), () -> names.addSafely("a"));
    }

    @Test
    void ignoredAnswer() throws Exception {
        both(() -> names.take("a"), () -> names.take("a"));
    }

    @Test
    void ignoredAnswerSafely() throws Exception {
        both(() -> names.takeSafely("a"), () -> names.takeSafely("a"));
    }

    @Test
    void callThatFails() throws Exception {
        names.append("a");
        both(names::first, names::clear);
    }

    @Test
    void staticState() throws Exception {
        both(Names::instance, Names::instance);
    }

    @Test
    void tasksOfAPool() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> account.withdraw(6));
        Future<?> other = pool.submit(() -> account.withdraw(6));
        one.get();
        other.get();
        pool.shutdown();
    }

    @Test
    void completableFutures() {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> account.withdraw(6));
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> account.withdraw(6));
        one.join();
        other.join();
    }
}
