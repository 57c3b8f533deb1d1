package staticregistry;

import org.junit.jupiter.api.Test;
import support.Threads;

class RegistryTest {
    @Test
    void twoThreads() throws Exception {
        Threads.run(() -> Registry.numberOf("a"), () -> Registry.numberOf("b"));
    }
}
