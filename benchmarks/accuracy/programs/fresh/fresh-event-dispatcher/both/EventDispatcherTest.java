package eventdispatcher;

import org.junit.jupiter.api.Test;
import support.Threads;

class EventDispatcherTest {
    @Test
    void aListenerLeaves() throws Exception {
        EventDispatcher<String> dispatcher = new EventDispatcher<>();
        dispatcher.subscribe(event -> event.length());
        EventDispatcher.Subscription second = dispatcher.subscribe(event -> event.trim());
        Threads.run(() -> dispatcher.dispatch("saved"), second::cancel);
    }
}
