package dev.atomicity.launch;

import dev.atomicity.protocol.ProvokeRequest;
import dev.atomicity.protocol.TestEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;

/** Plays events that are written in a test, one list for each JVM. */
final class ScriptedJvm implements DirectedJvm {
    private final Deque<Script> scripts = new ArrayDeque<>();

    /** What each JVM was asked for. */
    final List<ProvokeRequest> requests = new ArrayList<>();

    private record Script(List<TestEvent> events, String reason, boolean isOver) {}

    ScriptedJvm completes(TestEvent... events) {
        List<TestEvent> all = new ArrayList<>(List.of(events));
        all.add(new TestEvent.Completed(1, List.of()));
        scripts.add(new Script(all, null, false));
        return this;
    }

    ScriptedJvm breaks(String reason, TestEvent... events) {
        scripts.add(new Script(List.of(events), reason, false));
        return this;
    }

    ScriptedJvm isOver(TestEvent... events) {
        scripts.add(new Script(List.of(events), null, true));
        return this;
    }

    @Override
    public Ended run(ProvokeRequest request, BiConsumer<ProvokeLog, TestEvent> events) {
        requests.add(request);
        Script script = scripts.removeFirst();
        ProvokeLog log = new ProvokeLog();
        for (TestEvent event : script.events) {
            log.accept(event);
            events.accept(log, event);
        }
        return new Ended(log, script.reason, script.isOver);
    }
}
