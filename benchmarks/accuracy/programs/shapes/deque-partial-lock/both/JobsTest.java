package jobs;

import org.junit.jupiter.api.Test;
import support.Threads;

class JobsTest {
    @Test
    void twoWorkers() throws Exception {
        Jobs jobs = new Jobs("sweep");
        Threads.run(jobs::next, jobs::next);
    }
}
