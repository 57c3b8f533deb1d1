package jobscheduler;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

public class NightlyJob {
    private final Runnable work;
    private final AtomicBoolean running = new AtomicBoolean();

    public NightlyJob(Runnable work) {
        this.work = work;
    }

    public ScheduledFuture<?> schedule(ScheduledExecutorService timer, long delayMillis) {
        return timer.schedule(this::runOnce, delayMillis, TimeUnit.MILLISECONDS);
    }

    /** Does nothing if the job runs already. */
    public void runOnce() {
        if (!running.compareAndSet(false, true)) {
            return;
        }
        try {
            work.run();
        } finally {
            running.set(false);
        }
    }

    public boolean isRunning() {
        return running.get();
    }
}
