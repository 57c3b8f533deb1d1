package oksemaphoremutex;

import org.junit.jupiter.api.Test;
import support.Threads;

class CompactorTest {
    @Test
    void threeThreads() throws Exception {
        Compactor compactor = new Compactor();
        compactor.append(3);
        compactor.append(4);
        Threads.run(compactor::compact, compactor::compact, () -> compactor.append(5));
    }
}
