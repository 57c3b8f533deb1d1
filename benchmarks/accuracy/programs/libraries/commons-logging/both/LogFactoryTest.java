package logs;

import org.apache.commons.logging.impl.LogFactoryImpl;
import org.junit.jupiter.api.Test;
import support.Threads;

class LogFactoryTest {
    @Test
    void twoUsers() throws Exception {
        LogFactoryImpl factory = new LogFactoryImpl();
        Threads.run(() -> factory.getInstance("a"), () -> factory.getInstance("a"));
    }
}
