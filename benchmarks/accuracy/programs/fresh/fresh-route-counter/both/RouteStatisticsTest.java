package routecounter;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RouteStatisticsTest {
    @Test
    void twoTrips() {
        RouteStatistics statistics = new RouteStatistics();
        IntStream.range(0, 2).parallel().forEach(i -> statistics.count("Oslo", "Bergen"));
        statistics.mostUsed();
    }
}
