package lambdamemo;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import support.Threads;

class LazyTest {
    @Test
    void twoThreads() throws Exception {
        Supplier<Object> lazy = Lazy.of(Object::new);
        Threads.run(lazy::get, lazy::get);
    }
}
