package list;

import org.junit.jupiter.api.Test;
import support.Threads;

class SortedListTest {
    @Test
    void twoInsertions() throws Exception {
        SortedList list = new SortedList();
        Threads.run(() -> list.insert(1), () -> list.insert(2));
    }
}
