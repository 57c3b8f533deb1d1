package enumstatemachine;

import org.junit.jupiter.api.Test;
import support.Threads;

class ServiceTest {
    @Test
    void twoThreads() throws Exception {
        Service service = new Service();
        Threads.run(service::start, service::start);
    }
}
