package twowaymap;

import org.junit.jupiter.api.Test;
import support.Threads;

class DirectoryTest {
    @Test
    void twoThreads() throws Exception {
        Directory directory = new Directory();
        Threads.run(() -> directory.add("ann", 7), () -> directory.nameBeside("ann"));
    }
}
