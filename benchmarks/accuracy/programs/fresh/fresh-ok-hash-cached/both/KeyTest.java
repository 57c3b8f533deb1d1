package okhashcached;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KeyTest {
    @Test
    void twoLookups() {
        Key key = new Key(List.of("usr", "bin"));
        Map<Key, String> map = new ConcurrentHashMap<>();
        Stream.of("a", "b").parallel().forEach(value -> map.put(key, value));
    }
}
