package copyonwritecontains;

import org.junit.jupiter.api.Test;
import support.Threads;

class SubscribersTest {
    @Test
    void twoThreads() throws Exception {
        Subscribers subscribers = new Subscribers();
        Threads.run(() -> subscribers.subscribe("ann"), () -> subscribers.subscribe("ann"));
    }
}
