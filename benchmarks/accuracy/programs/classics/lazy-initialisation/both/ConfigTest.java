package lazy;

import org.junit.jupiter.api.Test;
import support.Threads;

class ConfigTest {
    @Test
    void twoUsers() throws Exception {
        Config config = new Config();
        Threads.run(config::parsed, config::parsed);
    }
}
