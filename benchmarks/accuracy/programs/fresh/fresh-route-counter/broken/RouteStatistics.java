package routecounter;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

public class RouteStatistics {
    public record Route(String from, String to) {
        public Route {
            if (from.equals(to)) {
                throw new IllegalArgumentException(from);
            }
        }
    }

    private final ConcurrentHashMap<Route, Integer> trips = new ConcurrentHashMap<>();

    public void count(String from, String to) {
        Route route = new Route(from, to);
        trips.put(route, trips.getOrDefault(route, 0) + 1);
    }

    public Optional<Route> mostUsed() {
        return trips.entrySet().stream()
                .max(Comparator.comparing(Map.Entry<Route, Integer>::getValue))
                .map(Map.Entry::getKey);
    }
}
