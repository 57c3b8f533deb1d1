package metricsmean;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LatenciesTest {
    @Test
    void summaryWhileRecording() {
        Latencies latencies = new Latencies();
        latencies.record(1_000_000);
        Runnable record = () -> latencies.record(5_000_000);
        Runnable summary = latencies::summary;
        Stream.of(record, summary).parallel().forEach(Runnable::run);
    }
}
