package schedulernextdue;

import org.junit.jupiter.api.Test;
import support.Threads;

class JobsTest {
    @Test
    void twoThreads() throws Exception {
        Jobs jobs = new Jobs();
        jobs.add("now", 1);
        jobs.add("later", 99);
        Threads.run(() -> jobs.runDue(5), () -> jobs.runDue(5));
    }
}
