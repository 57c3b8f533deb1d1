package multimapemptylist;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class Subscriptions {
    private final ConcurrentHashMap<String, List<String>> byTopic = new ConcurrentHashMap<>();

    public void add(String topic, String who) {
        byTopic.compute(topic, (key, list) -> {
            List<String> all = list == null ? new CopyOnWriteArrayList<>() : list;
            all.add(who);
            return all;
        });
    }

    public void remove(String topic, String who) {
        byTopic.computeIfPresent(topic, (key, list) -> {
            list.remove(who);
            return list.isEmpty() ? null : list;
        });
    }
}
