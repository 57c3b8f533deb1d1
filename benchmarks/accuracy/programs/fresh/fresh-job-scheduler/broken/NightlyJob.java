package jobscheduler;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class NightlyJob {
    private final Runnable work;
    private volatile boolean running;

    public NightlyJob(Runnable work) {
        this.work = work;
    }

    public ScheduledFuture<?> schedule(ScheduledExecutorService timer, long delayMillis) {
        return timer.schedule(this::runOnce, delayMillis, TimeUnit.MILLISECONDS);
    }

    /** Does nothing if the job runs already. */
    public void runOnce() {
        if (running) {
            return;
        }
        running = true;
        try {
            work.run();
        } finally {
            running = false;
        }
    }

    public boolean isRunning() {
        return running;
    }
}
