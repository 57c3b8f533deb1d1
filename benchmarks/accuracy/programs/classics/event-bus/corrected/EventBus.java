package events;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class EventBus {
    private final Map<Class<?>, List<Runnable>> listeners = new ConcurrentHashMap<>();

    public void register(Class<?> event, Runnable listener) {
        listeners
                .computeIfAbsent(event, missing -> new CopyOnWriteArrayList<>())
                .add(listener);
    }
}
