package bitsetclaim;

import org.junit.jupiter.api.Test;
import support.Threads;

class PortsTest {
    @Test
    void twoThreads() throws Exception {
        Ports ports = new Ports();
        Threads.run(ports::claim, ports::claim);
    }
}
