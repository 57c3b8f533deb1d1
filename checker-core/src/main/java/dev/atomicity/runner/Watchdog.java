package dev.atomicity.runner;

import dev.atomicity.protocol.TestEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Ends the JVM when a test takes too long, after it has written down where all threads are. */
final class Watchdog extends Thread {
    /** The exit status for the process that waits for this one; the log has the reason. */
    static final int TIMED_OUT = 124;

    private static final long LOOK_EVERY_MILLIS = 100;

    private final RunningTests running;
    private final LoggingListener listener;
    private final long timeoutNanos;

    Watchdog(RunningTests running, LoggingListener listener, long timeoutMillis) {
        super("atomicity-watchdog");
        setDaemon(true);
        this.running = running;
        this.listener = listener;
        this.timeoutNanos = TimeUnit.MILLISECONDS.toNanos(timeoutMillis);
    }

    @Override
    public void run() {
        while (true) {
            try {
                Thread.sleep(LOOK_EVERY_MILLIS);
            } catch (InterruptedException e) {
                continue; // by a test that interrupts all threads: somebody has to continue watching
            }
            Integer late = running.longerThan(timeoutNanos);
            if (late != null) {
                listener.reportFindings();
                listener.write(new TestEvent.TimedOut(late, threadDump()));
                Runtime.getRuntime().halt(TIMED_OUT);
            }
        }
    }

    private static String threadDump() {
        StringBuilder dump = new StringBuilder();
        Map<Thread, StackTraceElement[]> stacks = Thread.getAllStackTraces();
        stacks.remove(currentThread());
        // The oldest first, which is mostly the one that runs the tests.
        List<Thread> threads = new ArrayList<>(stacks.keySet());
        threads.sort(Comparator.comparingLong(Thread::getId));
        for (Thread thread : threads) {
            dump.append('"').append(thread.getName()).append('"');
            dump.append(thread.isDaemon() ? " daemon " : " ")
                    .append(thread.getState())
                    .append('\n');
            for (StackTraceElement frame : stacks.get(thread)) {
                dump.append("    at ").append(frame).append('\n');
            }
            dump.append('\n');
        }
        return dump.toString();
    }
}
