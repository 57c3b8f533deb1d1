package featureflags;

import org.junit.jupiter.api.Test;
import support.Threads;

class FeatureFlagsTest {
    @Test
    void twoFlags() throws Exception {
        FeatureFlags flags = new FeatureFlags();
        Threads.run(() -> flags.set("dark-mode", true), () -> flags.set("beta", true));
        flags.known();
    }
}
