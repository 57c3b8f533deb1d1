package properties;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.MutablePropertySources;
import support.Threads;

class PropertySourcesTest {
    @Test
    void oneNameTwice() throws Exception {
        MutablePropertySources sources = new MutablePropertySources();
        MapPropertySource first = new MapPropertySource("a", Map.of());
        MapPropertySource second = new MapPropertySource("a", Map.of());
        Threads.run(() -> sources.addLast(first), () -> sources.addLast(second));
    }
}
