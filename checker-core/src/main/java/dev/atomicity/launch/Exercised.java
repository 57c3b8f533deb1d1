package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent;
import dev.atomicity.protocol.TestEvent.Meeting;
import dev.atomicity.protocol.TestEvent.Place;
import java.util.LinkedHashSet;
import java.util.Set;

/** What the tests exercised, in one JVM or in several. */
public final class Exercised {
    private final Set<Place> regions = new LinkedHashSet<>();
    private final Set<Meeting> meetings = new LinkedHashSet<>();

    public void add(TestEvent.Exercised more) {
        regions.addAll(more.regions());
        meetings.addAll(more.meetings());
    }

    public void add(Exercised more) {
        regions.addAll(more.regions);
        meetings.addAll(more.meetings);
    }

    /** Methods that are regions, and ran. */
    public Set<Place> regions() {
        return Set.copyOf(regions);
    }

    public Set<Meeting> meetings() {
        return Set.copyOf(meetings);
    }
}
