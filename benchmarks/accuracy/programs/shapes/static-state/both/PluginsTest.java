package plugins;

import org.junit.jupiter.api.Test;
import support.Threads;

class PluginsTest {
    @Test
    void twoPlugins() throws Exception {
        Threads.run(() -> Plugins.instance().add("a"), () -> Plugins.instance().add("b"));
    }
}
