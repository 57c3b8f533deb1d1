package sessions;

import org.junit.jupiter.api.Test;
import support.Threads;

class SessionsTest {
    @Test
    void loggedWhileClosed() throws Exception {
        Sessions sessions = new Sessions();
        sessions.open("ada");
        Threads.run(() -> sessions.log("ada", "hello"), () -> sessions.close("ada"));
    }
}
