package aliases;

import org.junit.jupiter.api.Test;
import org.springframework.core.SimpleAliasRegistry;
import support.Threads;

class AliasRegistryTest {
    @Test
    void twoAliases() throws Exception {
        SimpleAliasRegistry registry = new SimpleAliasRegistry();
        Threads.run(() -> registry.registerAlias("a", "b"), () -> registry.registerAlias("b", "a"));
    }
}
