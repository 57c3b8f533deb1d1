package lazyindex;

import org.junit.jupiter.api.Test;
import support.Threads;

class IndexTest {
    @Test
    void twoThreads() throws Exception {
        Index index = new Index();
        Threads.run(() -> index.find('t'), () -> index.find('o'));
    }
}
