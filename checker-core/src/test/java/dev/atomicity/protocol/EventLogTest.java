package dev.atomicity.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.steps.Operation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EventLogTest {
    private static final Place PLACE = new Place("a.B", "get", "B.java", 7, Operation.READS, "B.x", "()I");

    private static final List<TestEvent> ALL = List.of(
            new TestEvent.Discovered(3),
            new TestEvent.Registered("[engine:x]/[test:#1]"),
            new TestEvent.Started(1, 0, true, "[engine:x]", null, "name\u00e9", 12),
            new TestEvent.Finished(1, "failed", 13, "message", null),
            new TestEvent.Skipped(1, true, "[engine:x]", "a.BTest", "b", "reason"),
            new TestEvent.TimedOut(1, "dump"),
            new TestEvent.Exiting(2, "a.B.exit"),
            new TestEvent.Broken("message", 4),
            new TestEvent.Completed(5, List.of("note")),
            new Found(
                    1,
                    false,
                    TestEvent.Extent.HELD_ALONE,
                    PLACE,
                    3,
                    "main",
                    List.of(
                            new RingStep(3, "main", 1, PLACE, PLACE, new Target(1, Target.NO_INDEX, 2), "20"),
                            new RingStep(4, "other", RingStep.UNKNOWN, null, null, null, null)),
                    List.of("a.B.get(B.java:7)")),
            new TestEvent.MetFinding(1, 1, true, false, 6),
            new TestEvent.Unjudged(1, 2, "java.lang.StackOverflowError", null),
            new TestEvent.Concurrent("[engine:x]"),
            new TestEvent.Directed("[engine:x]", "hold=a.B.get\nuntil=a.B.put", "held thread 1 in B.get"),
            new TestEvent.Directed("[engine:x]", null, null),
            new TestEvent.DirectedEnd("[engine:x]", TestEvent.DirectedEnd.NOT_REACHED),
            new TestEvent.ProvokeState(9, 8, 1, 4, 3),
            new TestEvent.NeedsFreshJvm("[engine:x]", "hold=a.B.get"),
            new TestEvent.Judged(1, "harmful"),
            new TestEvent.Exercised(
                    List.of(place(Operation.REGION)),
                    List.of(new TestEvent.Meeting(place(Operation.READS), place(Operation.WRITES), true))));

    private static TestEvent.Place place(Operation operation) {
        return new TestEvent.Place("a.B", "get", "B.java", 7, operation, "B.x");
    }

    @TempDir
    private Path directory;

    @Test
    void everyKindIsReadAsItWasWritten() throws IOException {
        assertThat(kinds(ALL)).isEqualTo(new HashSet<>(Arrays.asList(TestEvent.class.getPermittedSubclasses())));
        assertThat(read(write(ALL))).isEqualTo(ALL);
    }

    @Test
    void theLastEventIsLeftOutIfItIsNotWhole() throws IOException {
        Path log = write(ALL);
        byte[] bytes = Files.readAllBytes(log);
        Files.write(log, Arrays.copyOf(bytes, bytes.length - 1), StandardOpenOption.TRUNCATE_EXISTING);

        assertThat(read(log)).isEqualTo(ALL.subList(0, ALL.size() - 1));
    }

    private static Set<Class<?>> kinds(List<TestEvent> events) {
        Set<Class<?>> kinds = new HashSet<>();
        events.forEach(event -> kinds.add(event.getClass()));
        return kinds;
    }

    private Path write(List<TestEvent> events) throws IOException {
        Path log = directory.resolve("events.bin");
        EventLog.Writer writer = new EventLog.Writer(log);
        for (TestEvent event : events) {
            writer.write(event);
        }
        return log;
    }

    private static List<TestEvent> read(Path log) throws IOException {
        List<TestEvent> events = new ArrayList<>();
        try (EventLog.Reader reader = new EventLog.Reader(log)) {
            for (TestEvent event = reader.next(); event != null; event = reader.next()) {
                events.add(event);
            }
        }
        return events;
    }
}
