package ids;

import org.junit.jupiter.api.Test;
import support.Threads;

class IdsTest {
    @Test
    void twoNumbers() throws Exception {
        Ids ids = new Ids();
        Threads.run(ids::next, ids::next);
    }
}
