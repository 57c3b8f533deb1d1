package plainlistadd;

import org.junit.jupiter.api.Test;
import support.Threads;

class NamesTest {
    @Test
    void twoThreads() throws Exception {
        Names names = new Names();
        Threads.run(() -> names.add("a"), () -> names.add("b"));
    }
}
