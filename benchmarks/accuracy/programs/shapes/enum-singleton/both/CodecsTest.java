package codecs;

import org.junit.jupiter.api.Test;
import support.Threads;

class CodecsTest {
    @Test
    void twoThreadsAsk() throws Exception {
        Threads.run(() -> Codecs.INSTANCE.codec("utf-8"), () -> Codecs.INSTANCE.codec("utf-8"));
    }
}
