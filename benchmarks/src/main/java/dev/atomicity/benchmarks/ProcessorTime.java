package dev.atomicity.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.LongAdder;

/**
 * The processor time of the threads that do a kernel's work, without those of the compiler and the collector, and that
 * of the whole process. Outside of the kernels' package, so that the agent leaves it alone.
 */
public final class ProcessorTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final LongAdder NANOS = new LongAdder();

    private ProcessorTime() {}

    /** To be called by a thread when its work is done. */
    public static void addCurrentThread() {
        NANOS.add(THREADS.getCurrentThreadCpuTime());
    }

    public static void reset() {
        NANOS.reset();
    }

    public static long micros() {
        return NANOS.sum() / 1000;
    }

    /** Of the whole process so far: with the compiler and the collector, in steps of about ten milliseconds. */
    public static long processMicros() {
        return PROCESS.getProcessCpuTime() / 1000;
    }
}
