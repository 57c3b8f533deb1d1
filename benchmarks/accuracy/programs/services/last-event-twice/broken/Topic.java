package lasteventtwice;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

public class Topic {
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private volatile String last;

    public void subscribe(Consumer<String> listener) {
        listeners.add(listener);
        if (last != null) {
            listener.accept(last);
        }
    }

    public void publish(String event) {
        last = event;
        for (Consumer<String> listener : listeners) {
            listener.accept(event);
        }
    }
}
