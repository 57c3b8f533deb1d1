package protocols;

import org.apache.commons.httpclient.protocol.DefaultProtocolSocketFactory;
import org.apache.commons.httpclient.protocol.Protocol;
import org.junit.jupiter.api.Test;
import support.Threads;

class ProtocolTest {
    @Test
    void registeredAtFirstUse() throws Exception {
        Protocol.unregisterProtocol("http");
        Protocol own = new Protocol("http", new DefaultProtocolSocketFactory(), 8080);
        Threads.run(() -> Protocol.getProtocol("http"), () -> Protocol.registerProtocol("http", own));
    }
}
