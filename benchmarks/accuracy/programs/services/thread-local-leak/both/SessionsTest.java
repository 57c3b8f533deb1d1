package threadlocalleak;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SessionsTest {
    @Test
    void twoThreads() throws Exception {
        Sessions sessions = new Sessions();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> sessions.write("u", "ab"));
        Future<?> two = pool.submit(() -> sessions.write("u", "abc"));
        one.get();
        two.get();
        pool.shutdown();
    }
}
