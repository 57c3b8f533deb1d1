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
        trips.merge(route, 1, Integer::sum);
    }

    public Optional<Route> mostUsed() {
        return trips.entrySet().stream()
                .max(Comparator.comparing(Map.Entry<Route, Integer>::getValue))
                .map(Map.Entry::getKey);
    }
}
