package sharedformat;

import org.junit.jupiter.api.Test;
import support.Threads;

class DatesTest {
    @Test
    void twoThreads() throws Exception {
        Dates dates = new Dates();
        Threads.run(() -> dates.show(1), () -> dates.show(86400000L));
    }
}
