package events;

import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;
import org.junit.jupiter.api.Test;
import support.Threads;

class EventBusTest {
    public static class Listener {
        @Subscribe
        public void on(String event) {}
    }

    @Test
    void twoListeners() throws Exception {
        EventBus bus = new EventBus();
        Listener first = new Listener();
        Listener second = new Listener();
        Threads.run(() -> bus.register(first), () -> bus.register(second));
    }
}
