package registry;

import org.junit.jupiter.api.Test;
import support.Threads;

class RegistryTest {
    @Test
    void twoAdditions() throws Exception {
        Registry registry = new Registry();
        Threads.run(() -> registry.add("a"), () -> registry.add("b"));
    }
}
