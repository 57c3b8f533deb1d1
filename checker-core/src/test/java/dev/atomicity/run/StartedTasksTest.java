package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A method that starts a thread or a task and continues is one unit of work, but what it has started does not interrupt it. */
class StartedTasksTest {
    private static final String SOURCE = """
            package started;

            import java.util.Map;
            import java.util.concurrent.CompletableFuture;
            import java.util.concurrent.ConcurrentHashMap;
            import java.util.concurrent.CountDownLatch;
            import java.util.concurrent.ExecutorService;
            import java.util.concurrent.Executors;

            public class Main {
                /** Where a thread waits, it does so in code that is not watched, so that its unit does not split. */
                static final ExecutorService POOL = Executors.newFixedThreadPool(3);

                static void thread(Runnable body) {
                    new Thread(body).start();
                }

                public static class Work {
                    private final Map<String, Object> map = new ConcurrentHashMap<>();
                    private int count;
                    private int other;
                    private final CountDownLatch go = new CountDownLatch(1);
                    private final CountDownLatch over = new CountDownLatch(1);

                    public void checksAndSubmits() {
                        if (!map.containsKey("a")) {
                            CompletableFuture<String> future = CompletableFuture.supplyAsync(() -> "a");
                            Elsewhere.run(() -> map.put("a", "b"));
                            map.put("a", future);
                        }
                    }

                    public void readsAndStarts() {
                        int old = count;
                        thread(() -> {});
                        Elsewhere.run(() -> count = 7);
                        count = old + 1;
                    }

                    void writeAndGo() {
                        count = 7;
                        over.countDown();
                    }

                    public void ownTask() {
                        int old = count;
                        POOL.execute(this::writeAndGo);
                        Elsewhere.await(over);
                        count = old + 1;
                    }

                    public void ownThread() {
                        int old = count;
                        thread(this::writeAndGo);
                        Elsewhere.await(over);
                        count = old + 1;
                    }

                    public void taskOfOwnTask() {
                        int old = count;
                        POOL.execute(() -> POOL.execute(this::writeAndGo));
                        Elsewhere.await(over);
                        count = old + 1;
                    }

                    public void taskAfterOwnTask() {
                        int old = count;
                        CompletableFuture.runAsync(() -> Elsewhere.await(go), POOL).thenRunAsync(this::writeAndGo, POOL);
                        go.countDown();
                        Elsewhere.await(over);
                        count = old + 1;
                    }

                    void passOn() {
                        other = count;
                        over.countDown();
                    }

                    public int throughOwnTask() {
                        int old = count;
                        POOL.execute(() -> { Elsewhere.await(go); passOn(); });
                        Elsewhere.run(() -> count = 5);
                        go.countDown();
                        Elsewhere.await(over);
                        return old + other;
                    }

                    public void afterTheStart() {
                        POOL.execute(() -> { Elsewhere.await(go); writeAndGo(); });
                        int old = count;
                        go.countDown();
                        Elsewhere.await(over);
                        count = old + 1;
                    }

                    void fromItsSide(CountDownLatch seen) {
                        other = 4;
                        over.countDown();
                        Elsewhere.await(seen);
                        count++;
                    }

                    public void ringFromTheOtherSide(CountDownLatch seen) {
                        count = 3;
                        POOL.execute(() -> fromItsSide(seen));
                        Elsewhere.await(over);
                        int now = other;
                        seen.countDown();
                    }
                }

                public static void main(String[] args) throws Exception {
                    Elsewhere.run(() -> {});
                    POOL.submit(() -> {}).get();
                    new Work().checksAndSubmits();
                    new Work().readsAndStarts();
                    new Work().ownTask();
                    new Work().ownThread();
                    new Work().taskOfOwnTask();
                    new Work().taskAfterOwnTask();
                    new Work().throughOwnTask();
                    new Work().afterTheStart();
                    new Work().ringFromTheOtherSide(new CountDownLatch(1));
                    POOL.shutdown();
                }
            }
            """;

    @TempDir
    private static Path folder;

    private static String found;

    @BeforeAll
    static void runProgram() throws IOException, InterruptedException {
        found = OtherThreadProgram.check(folder, "started", SOURCE);
    }

    private static List<String> methods() {
        return found.lines()
                .filter(line -> line.matches("\\d+\\) .*"))
                .map(line -> line.replaceAll(".*started\\.Main\\$Work\\.(\\w+)\\(.*", "$1"))
                .toList();
    }

    @Test
    void whatOthersDoInterruptsAMethodThatHandsOverATask() {
        assertThat(methods()).as(found).contains("checksAndSubmits");
    }

    @Test
    void andOneThatStartsAThread() {
        assertThat(methods()).as(found).contains("readsAndStarts");
    }

    @Test
    void whatItHasStartedInterruptsNothingThatItDidBefore() {
        assertThat(found).doesNotContain("ownTask", "ownThread", "taskOfOwnTask", "taskAfterOwnTask");
    }

    @Test
    void norDoOthersThroughIt() {
        assertThat(found).doesNotContain("throughOwnTask");
    }

    @Test
    void norIsATaskInterruptedByWhatItsStarterDidBefore() {
        assertThat(found).doesNotContain("ringFromTheOtherSide", "fromItsSide");
    }

    @Test
    void butItInterruptsWhatIsDoneAfterTheStart() {
        assertThat(methods()).as(found).contains("afterTheStart");
    }
}
