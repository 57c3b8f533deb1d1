package registrytwoindexes;

import org.junit.jupiter.api.Test;
import support.Threads;

class RegistryTest {
    @Test
    void registerAndRemove() throws Exception {
        Registry registry = new Registry();
        Threads.run(() -> registry.register(new Registry.Device(7, "pump")), () -> registry.remove(7));
        registry.find("pump");
    }
}
