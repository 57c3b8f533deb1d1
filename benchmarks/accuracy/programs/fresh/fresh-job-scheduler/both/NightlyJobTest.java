package jobscheduler;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;

class NightlyJobTest {
    @Test
    void timerAndUser() throws Exception {
        LongAdder runs = new LongAdder();
        NightlyJob job = new NightlyJob(runs::increment);
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        ScheduledFuture<?> planned = job.schedule(timer, 1);
        job.runOnce();
        planned.get();
        timer.shutdown();
    }
}
