package dev.atomicity.benchmarks;

import com.sun.management.GarbageCollectionNotificationInfo;
import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.TraceAnalysis;
import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/**
 * The main class of a JVM that does nothing but run one checker: reads the path of a trace a line, answers each with a
 * {@link Measurement}.
 *
 * <p>Processor time, not time on the clock: the analysis has one thread and computes all the time, so on an idle machine
 * both are the same, and on a busy one the clock would measure the others.
 */
final class AnalysisChild {
    private static final AtomicLong LIVE_AFTER_COLLECTION = new AtomicLong();

    private AnalysisChild() {}

    public static void main(String[] arguments) throws IOException, TraceException {
        TraceAnalysis analysis = new TraceAnalysis(Checker.named(arguments[0]), Conflicts.DATA_AND_LOCKS);
        watchCollections();
        BufferedReader paths = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String path; (path = paths.readLine()) != null; ) {
            System.out.println(measure(analysis, Path.of(path)).line());
        }
    }

    private static Measurement measure(TraceAnalysis analysis, Path trace) throws TraceException {
        // The garbage of the run before is not this one's.
        System.gc();
        LIVE_AFTER_COLLECTION.set(0);
        heapPools().forEach(MemoryPoolMXBean::resetPeakUsage);
        long start = processorTime();
        TraceVerdict verdict = analysis.analyze(trace);
        long nanos = processorTime() - start;
        long peakHeap =
                heapPools().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
        return new Measurement(verdict.events(), nanos, peakHeap, LIVE_AFTER_COLLECTION.get(), verdict.findings());
    }

    private static long processorTime() {
        long collectorMillis = ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum();
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() + collectorMillis * 1_000_000;
    }

    private static java.util.stream.Stream<MemoryPoolMXBean> heapPools() {
        return ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP);
    }

    private static void watchCollections() {
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            ((NotificationEmitter) collector)
                    .addNotificationListener(
                            (notification, unused) -> {
                                CompositeData data = (CompositeData) notification.getUserData();
                                noteLive(GarbageCollectionNotificationInfo.from(data));
                            },
                            null,
                            null);
        }
    }

    private static void noteLive(GarbageCollectionNotificationInfo collection) {
        if (!collection.getGcCause().equals("System.gc()")) {
            // Includes a little that is not heap (class metadata): on the safe side.
            long live = collection.getGcInfo().getMemoryUsageAfterGc().values().stream()
                    .mapToLong(MemoryUsage::getUsed)
                    .sum();
            LIVE_AFTER_COLLECTION.accumulateAndGet(live, Math::max);
        }
    }
}
