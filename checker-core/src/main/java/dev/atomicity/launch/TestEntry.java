package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent;
import dev.atomicity.results.Outcome;
import java.util.ArrayList;
import java.util.List;

/** A test, or a container of tests, and what became of it; filled while events come in. */
public final class TestEntry {
    final String id;
    final boolean isTest;
    final String className;
    final String displayName;
    final TestEntry container;
    final long startMillis;
    Outcome outcome;
    long durationMillis;
    String message;
    String detail;

    /** How many entries of its JVM had started when it ended, itself included. */
    int startedUntilEnd;

    TestEntry(String id, boolean isTest, String className, String displayName, TestEntry container, long startMillis) {
        this.id = id;
        this.isTest = isTest;
        this.className = className;
        this.displayName = displayName;
        this.container = container;
        this.startMillis = startMillis;
    }

    /** @param container null if it is not known */
    static TestEntry of(TestEvent.Started started, TestEntry container) {
        return new TestEntry(
                started.id(),
                started.isTest(),
                started.className(),
                started.displayName(),
                container,
                started.millis());
    }

    void end(Outcome newOutcome, String newMessage, String newDetail) {
        outcome = newOutcome;
        message = newMessage;
        detail = newDetail;
    }

    boolean isOpen() {
        return outcome == null;
    }

    boolean contains(TestEntry other) {
        for (TestEntry part = other.container; part != null; part = part.container) {
            if (part == this) {
                return true;
            }
        }
        return false;
    }

    public String id() {
        return id;
    }

    public boolean isTest() {
        return isTest;
    }

    public String className() {
        return className;
    }

    public String displayName() {
        return displayName;
    }

    /** For sentences: its class, and its names from there on. */
    String fullName() {
        StringBuilder name = new StringBuilder(className == null ? "" : className);
        List<String> names = path();
        names.add(displayName);
        if (className == null || container == null || container.container != null) {
            names.forEach(part -> name.append(name.isEmpty() ? "" : " > ").append(part));
        }
        return name.toString();
    }

    /** The names of what contains it, outermost first, without the engine and what is directly inside that. */
    public List<String> path() {
        List<String> path = new ArrayList<>();
        TestEntry part = container;
        while (part != null && part.container != null && part.container.container != null) {
            path.add(0, part.displayName);
            part = part.container;
        }
        return path;
    }

    public Outcome outcome() {
        return outcome;
    }

    public long durationMillis() {
        return durationMillis;
    }

    public String message() {
        return message;
    }

    public String detail() {
        return detail;
    }

    public void failedOnlyWhenChecked() {
        outcome = Outcome.FAILED_ONLY_WHEN_CHECKED;
    }
}
