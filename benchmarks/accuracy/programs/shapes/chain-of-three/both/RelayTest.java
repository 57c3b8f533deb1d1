package relay;

import org.junit.jupiter.api.Test;
import support.Threads;

class RelayTest {
    @Test
    void auditWhileRelayed() throws Exception {
        Relay relay = new Relay();
        relay.send(7);
        Threads.run(relay::isOrdered, () -> relay.send(8), () -> {
            relay.relay();
            relay.deliver();
        });
    }
}
