package eventdispatcher;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

public class EventDispatcher<E> {
    /** Ends a subscription. */
    public interface Subscription {
        void cancel();
    }

    private final List<Consumer<? super E>> listeners = new CopyOnWriteArrayList<>();

    public Subscription subscribe(Consumer<? super E> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    public int dispatch(E event) {
        int delivered = 0;
        for (int i = 0; i < listeners.size(); i++) {
            listeners.get(i).accept(event);
            delivered++;
        }
        return delivered;
    }

    public boolean hasListeners() {
        return !listeners.isEmpty();
    }
}
