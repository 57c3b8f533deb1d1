package leaderboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

public class Leaderboard {
    private final Map<String, Integer> scores = new ConcurrentHashMap<>();
    private final ConcurrentSkipListMap<Integer, Set<String>> ranks = new ConcurrentSkipListMap<>();
    private final Object update = new Object();

    public void award(String player, int points) {
        synchronized (update) {
            move(player, points);
        }
    }

    private void move(String player, int points) {
        Integer before = scores.get(player);
        int after = before == null ? points : before + points;
        scores.put(player, after);
        if (before != null) {
            ranks.get(before).remove(player);
        }
        ranks.computeIfAbsent(after, score -> ConcurrentHashMap.newKeySet()).add(player);
    }

    public List<String> top() {
        synchronized (update) {
            Map.Entry<Integer, Set<String>> best = ranks.lastEntry();
            return best == null ? List.of() : new ArrayList<>(best.getValue());
        }
    }
}
