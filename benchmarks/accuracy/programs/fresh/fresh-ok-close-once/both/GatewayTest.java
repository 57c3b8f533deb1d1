package okcloseonce;

import org.junit.jupiter.api.Test;
import support.Threads;

class GatewayTest {
    @Test
    void closedTwice() throws Exception {
        Gateway gateway = new Gateway();
        Threads.run(() -> gateway.send(" hi "), gateway::close, gateway::close);
    }
}
