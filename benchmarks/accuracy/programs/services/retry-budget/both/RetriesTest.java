package retrybudget;

import org.junit.jupiter.api.Test;
import support.Threads;

class RetriesTest {
    @Test
    void twoThreads() throws Exception {
        Retries retries = new Retries();
        Threads.run(retries::retry, retries::retry);
    }
}
