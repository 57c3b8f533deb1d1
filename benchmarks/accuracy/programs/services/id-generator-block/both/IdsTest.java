package idgeneratorblock;

import org.junit.jupiter.api.Test;
import support.Threads;

class IdsTest {
    @Test
    void twoThreads() throws Exception {
        Ids ids = new Ids();
        Threads.run(ids::next, ids::next);
    }
}
