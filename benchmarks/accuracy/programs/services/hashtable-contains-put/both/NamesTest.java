package hashtablecontainsput;

import org.junit.jupiter.api.Test;
import support.Threads;

class NamesTest {
    @Test
    void twoThreads() throws Exception {
        Names names = new Names();
        Threads.run(() -> names.number("a"), () -> names.number("b"));
    }
}
