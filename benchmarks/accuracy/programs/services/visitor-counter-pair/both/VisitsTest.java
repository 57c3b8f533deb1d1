package visitorcounterpair;

import org.junit.jupiter.api.Test;
import support.Threads;

class VisitsTest {
    @Test
    void twoThreads() throws Exception {
        Visits visits = new Visits();
        Threads.run(() -> visits.visit(true), visits::share);
    }
}
