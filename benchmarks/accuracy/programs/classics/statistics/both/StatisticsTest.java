package stats;

import org.junit.jupiter.api.Test;
import support.Threads;

class StatisticsTest {
    @Test
    void meanWhileAdded() throws Exception {
        Statistics statistics = new Statistics();
        Threads.run(() -> statistics.add(5), statistics::mean);
    }
}
