package maps;

import java.util.Map;
import org.apache.commons.collections.FastHashMap;
import org.junit.jupiter.api.Test;
import support.Threads;

class FastHashMapTest {
    @Test
    void comparedWhileChanged() throws Exception {
        FastHashMap map = new FastHashMap();
        map.setFast(true);
        map.put("a", "1");
        Map<String, String> same = Map.of("a", "1");
        Threads.run(
                () -> {
                    synchronized (map) {
                        map.equals(same);
                    }
                },
                () -> {
                    synchronized (map) {
                        map.put("b", "2");
                    }
                });
    }
}
