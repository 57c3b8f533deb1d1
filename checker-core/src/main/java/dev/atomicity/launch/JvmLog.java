package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent;
import dev.atomicity.results.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What one JVM of the tests has logged. */
final class JvmLog {
    private final Map<Integer, TestEntry> entries = new LinkedHashMap<>();
    private final Map<Integer, TestEvent.Found> findings = new HashMap<>();
    private final Set<String> registered = new LinkedHashSet<>();

    final List<TestEntry> skipped = new ArrayList<>();
    final List<TestFinding> encounters = new ArrayList<>();
    final List<UnjudgedTransactions> givenUp = new ArrayList<>();

    /** Unique ids of tests in which threads met on shared data. */
    final Set<String> concurrent = new LinkedHashSet<>();

    final Exercised exercised = new Exercised();
    final EndOfJvm end = new EndOfJvm();

    /** Tests that were found beforehand; more may be made while others run. */
    long discovered;

    void accept(TestEvent event) {
        if (event instanceof TestEvent.Discovered known) {
            discovered += known.tests();
        } else if (event instanceof TestEvent.Registered made) {
            registered.add(made.id());
        } else if (event instanceof TestEvent.Started started) {
            entries.put(started.number(), TestEntry.of(started, entries.get(started.container())));
        } else if (event instanceof TestEvent.Finished finished) {
            TestEntry entry = entries.get(finished.number());
            entry.durationMillis = finished.millis() - entry.startMillis;
            entry.startedUntilEnd = entries.size();
            entry.end(outcome(finished.outcome()), finished.message(), finished.detail());
        } else if (event instanceof TestEvent.Skipped notRun) {
            TestEntry entry = new TestEntry(
                    notRun.id(),
                    notRun.isTest(),
                    notRun.className(),
                    notRun.displayName(),
                    entries.get(notRun.container()),
                    0);
            entry.end(Outcome.SKIPPED, notRun.reason(), null);
            skipped.add(entry);
        } else if (event instanceof TestEvent.Found found) {
            findings.put(found.number(), found);
        } else if (event instanceof TestEvent.MetFinding met) {
            TestEntry test = entries.get(met.test());
            encounters.add(new TestFinding(
                    findings.get(met.finding()),
                    test == null ? null : test.id(),
                    met.late(),
                    met.onEarlierThread(),
                    met.times()));
        } else if (event instanceof TestEvent.Unjudged unjudged) {
            givenUp.add(new UnjudgedTransactions(unjudged, entries.get(unjudged.test())));
        } else if (event instanceof TestEvent.Concurrent met) {
            concurrent.add(met.testId());
        } else if (event instanceof TestEvent.Exercised more) {
            exercised.add(more);
        } else {
            end.accept(event);
        }
    }

    private static Outcome outcome(String name) {
        return switch (name) {
            case "passed" -> Outcome.PASSED;
            case "aborted" -> Outcome.ABORTED;
            default -> Outcome.FAILED;
        };
    }

    List<TestEntry> entries() {
        return List.copyOf(entries.values());
    }

    /** What has ended or was skipped: all but what the JVM was in when it broke. */
    List<TestEntry> closed() {
        return Stream.concat(entries.values().stream(), skipped.stream())
                .filter(entry -> !entry.isOpen())
                .toList();
    }

    /** Unique ids of what was made while its container ran. */
    Set<String> registered() {
        return registered;
    }

    /** It itself, or the nearest of what contains it, that was not made while its container ran. */
    TestEntry foundBeforehand(TestEntry entry) {
        TestEntry found = entry;
        while (registered.contains(found.id) && found.container != null) {
            found = found.container;
        }
        return found;
    }

    boolean hasRegisteredInside(TestEntry container) {
        return registered.stream().anyMatch(id -> id.startsWith(container.id + "/"));
    }

    boolean hasEndedInside(TestEntry container) {
        return closed().stream().anyMatch(entry -> entry.isTest && container.contains(entry));
    }

    long testsDone() {
        return skipped.stream().filter(entry -> entry.isTest).count()
                + entries.values().stream()
                        .filter(entry -> entry.isTest && !entry.isOpen())
                        .count();
    }

    /** What was running when the JVM ended: those that have nothing running inside them. */
    List<TestEntry> interrupted() {
        List<TestEntry> open =
                entries.values().stream().filter(TestEntry::isOpen).toList();
        return open.stream()
                .filter(entry -> open.stream().noneMatch(entry::contains))
                .toList();
    }

    /** Unique ids of all that was started, in order. */
    List<String> started() {
        return entries.values().stream().map(entry -> entry.id).toList();
    }

    /** Unique ids of what had started when the entry ended, in order: what it may depend on, and the entry itself. */
    List<String> startedUntilEndOf(TestEntry entry) {
        return started().subList(0, entry.startedUntilEnd);
    }

    /** What was started last with that unique id; null if nothing was. */
    TestEntry entry(String id) {
        return entries.values().stream()
                .filter(entry -> entry.id.equals(id))
                .reduce((one, other) -> other)
                .orElse(null);
    }

    TestEntry entry(int number) {
        return entries.get(number);
    }
}
