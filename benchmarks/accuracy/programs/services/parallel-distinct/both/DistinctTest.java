package paralleldistinct;

import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctTest {
    @Test
    void twoThreads() throws Exception {
        new Distinct().countAll(List.of(7, 7));
    }
}
