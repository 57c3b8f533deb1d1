package files;

import org.junit.jupiter.api.Test;
import support.Threads;

class HandleTest {
    @Test
    void useAndClose() throws Exception {
        Handle handle = new Handle();
        Threads.run(handle::length, handle::close);
    }
}
