package gauges;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class GaugeTest {
    @Test
    void flushAndAdd() throws Exception {
        Gauge gauge = new Gauge();
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer();
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        gauge.flush();
                        done.countDown();
                    }
                },
                0);
        gauge.add(5);
        done.await();
        timer.cancel();
    }
}
