package audittwolists;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class AuditLogTest {
    @Test
    void twoAuthors() throws Exception {
        AuditLog log = new AuditLog();
        CyclicBarrier barrier = new CyclicBarrier(2);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++) {
            int author = i;
            pool.submit(() -> {
                barrier.await();
                log.log(author, "by " + author);
                return null;
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        log.line(0);
    }
}
