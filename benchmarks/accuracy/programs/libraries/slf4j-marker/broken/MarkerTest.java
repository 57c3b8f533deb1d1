package markers;

import org.junit.jupiter.api.Test;
import org.slf4j.Marker;
import org.slf4j.helpers.BasicMarkerFactory;
import support.Threads;

class MarkerTest {
    @Test
    void eachOther() throws Exception {
        BasicMarkerFactory factory = new BasicMarkerFactory();
        Marker first = factory.getMarker("first");
        Marker second = factory.getMarker("second");
        Threads.run(() -> first.add(second), () -> second.add(first));
    }
}
