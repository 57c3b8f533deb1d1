package atomicbooleanstart;

import org.junit.jupiter.api.Test;
import support.Threads;

class ServerTest {
    @Test
    void twoThreads() throws Exception {
        Server server = new Server();
        Threads.run(server::start, server::start);
    }
}
