package events;

import org.junit.jupiter.api.Test;
import support.Threads;

class EventBusTest {
    @Test
    void twoListeners() throws Exception {
        EventBus bus = new EventBus();
        Threads.run(() -> bus.register(String.class, () -> {}), () -> bus.register(String.class, () -> {}));
    }
}
