package appenders;

import org.apache.log4j.Appender;
import org.apache.log4j.Logger;
import org.apache.log4j.varia.NullAppender;
import org.junit.jupiter.api.Test;
import support.Threads;

class LoggerTest {
    @Test
    void askedWhileRemoved() throws Exception {
        Logger logger = Logger.getLogger("a");
        Appender appender = new NullAppender();
        logger.addAppender(appender);
        Threads.run(
                () -> {
                    synchronized (logger) {
                        logger.isAttached(appender);
                    }
                },
                () -> {
                    synchronized (logger) {
                        logger.removeAllAppenders();
                    }
                });
    }
}
