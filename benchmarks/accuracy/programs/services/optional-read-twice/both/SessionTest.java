package optionalreadtwice;

import org.junit.jupiter.api.Test;
import support.Threads;

class SessionTest {
    @Test
    void twoThreads() throws Exception {
        Session session = new Session();
        Threads.run(session::greeting, session::logout);
    }
}
