package events;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class EventBus {
    private final Map<Class<?>, List<Runnable>> listeners = new ConcurrentHashMap<>();

    public synchronized void register(Class<?> event, Runnable listener) {
        List<Runnable> registered = listeners.get(event);
        if (registered == null) {
            registered = new CopyOnWriteArrayList<>();
            listeners.put(event, registered);
        }
        registered.add(listener);
    }
}
