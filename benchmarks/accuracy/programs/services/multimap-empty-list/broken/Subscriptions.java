package multimapemptylist;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class Subscriptions {
    private final ConcurrentHashMap<String, List<String>> byTopic = new ConcurrentHashMap<>();

    public void add(String topic, String who) {
        byTopic.computeIfAbsent(topic, key -> new CopyOnWriteArrayList<>()).add(who);
    }

    public void remove(String topic, String who) {
        List<String> list = byTopic.get(topic);
        if (list != null) {
            list.remove(who);
            if (list.isEmpty()) {
                byTopic.remove(topic);
            }
        }
    }
}
