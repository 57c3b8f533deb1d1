package staticpair;

import org.junit.jupiter.api.Test;
import support.Threads;

class ConfigTest {
    @Test
    void twoThreads() throws Exception {
        Threads.run(() -> Config.reload("b", 2), Config::address);
    }
}
