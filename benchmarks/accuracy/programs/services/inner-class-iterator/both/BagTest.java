package innerclassiterator;

import org.junit.jupiter.api.Test;
import support.Threads;

class BagTest {
    @Test
    void twoThreads() throws Exception {
        Bag bag = new Bag();
        Threads.run(bag::join, bag::removeLast);
    }
}
