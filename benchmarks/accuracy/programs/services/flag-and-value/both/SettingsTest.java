package flagandvalue;

import org.junit.jupiter.api.Test;
import support.Threads;

class SettingsTest {
    @Test
    void twoThreads() throws Exception {
        Settings settings = new Settings();
        Threads.run(settings::text, settings::text);
    }
}
