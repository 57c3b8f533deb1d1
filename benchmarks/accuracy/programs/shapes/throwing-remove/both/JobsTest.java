package queue;

import org.junit.jupiter.api.Test;
import support.Threads;

class JobsTest {
    @Test
    void twoWorkers() throws Exception {
        Jobs jobs = new Jobs();
        jobs.add("a");
        Threads.run(jobs::take, jobs::take);
    }
}
