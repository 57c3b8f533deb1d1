package lists;

import ch.qos.logback.core.util.COWArrayList;
import org.junit.jupiter.api.Test;
import support.Threads;

class COWArrayListTest {
    @Test
    void readWhileAdded() throws Exception {
        COWArrayList<String> list = new COWArrayList<>(new String[0]);
        Threads.run(list::asTypedArray, () -> list.add("a"));
    }
}
