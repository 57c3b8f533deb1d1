package dev.atomicity.check;

import dev.atomicity.launch.UnjudgedTransactions;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.results.UnjudgedResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What could not be judged, one entry for each test, cause and place. */
final class UnjudgedTable {
    private final Map<UnjudgedResult, Long> counts = new LinkedHashMap<>();

    void add(UnjudgedTransactions givenUp) {
        TestEvent.Unjudged unjudged = givenUp.unjudged();
        TestEvent.Place place = unjudged.place();
        UnjudgedResult key = new UnjudgedResult(
                givenUp.test() == null ? null : givenUp.test().id(),
                0,
                unjudged.throwable(),
                place == null ? null : place.owner() + "." + place.method(),
                place == null || place.variable() == null ? null : place.operation() + " " + place.variable());
        counts.merge(key, unjudged.transactions(), Long::sum);
    }

    boolean hasTest(String id) {
        return counts.keySet().stream().anyMatch(result -> id.equals(result.test()));
    }

    List<UnjudgedResult> results() {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey().withTransactions(entry.getValue()))
                .toList();
    }
}
