package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.ProvokeState;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.ProvokeResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What one JVM has logged in which tests are executed again. The outcomes of the tests are not looked at: threads that are
 * held change them.
 */
final class ProvokeLog {
    private static final ProvokeState NOTHING = new ProvokeState(0, 0, 0, 0, 0);

    private final Map<Integer, Found> findings = new HashMap<>();
    private final Map<Found, Judgement> judgements = new IdentityHashMap<>();
    private final Map<String, ProvokeResult> sums = new LinkedHashMap<>();
    private final Map<String, TestEntry> entries = new HashMap<>();
    private final List<DirectedExecution> executions = new ArrayList<>();

    private final Map<String, Set<String>> forFreshJvm = new LinkedHashMap<>();

    final Exercised exercised = new Exercised();
    final EndOfJvm end = new EndOfJvm();

    private ProvokeState last = NOTHING;
    private DirectedExecution current;

    void accept(TestEvent event) {
        if (event instanceof TestEvent.Directed directed) {
            current = new DirectedExecution(directed.testId(), directed.plan(), directed.words());
            executions.add(current);
        } else if (event instanceof TestEvent.DirectedEnd ended) {
            if (current != null) {
                current.end(ended.outcome());
                // A thread that continues after the end is held by no plan.
                current = null;
            }
        } else if (event instanceof TestEvent.NeedsFreshJvm needs) {
            forFreshJvm
                    .computeIfAbsent(needs.testId(), test -> new LinkedHashSet<>())
                    .add(needs.plan());
        } else if (event instanceof ProvokeState state) {
            add(state);
        } else if (event instanceof TestEvent.Started started) {
            entries.put(started.id(), TestEntry.of(started, null));
        } else if (event instanceof Found found) {
            findings.put(found.number(), found);
        } else if (event instanceof TestEvent.MetFinding met) {
            met(met);
        } else if (event instanceof TestEvent.Judged judged) {
            Found found = findings.get(judged.finding());
            if (found != null) {
                judgements.merge(found, Judgement.named(judged.judgement()), Judgement::and);
            }
        } else if (event instanceof TestEvent.Exercised more) {
            exercised.add(more);
        } else {
            end.accept(event);
        }
    }

    private void met(TestEvent.MetFinding met) {
        Found found = findings.get(met.finding());
        if (found == null || executions.isEmpty()) {
            return;
        }
        DirectedExecution execution = current;
        if (execution == null) {
            execution = new DirectedExecution(lastTest(), null, null);
            execution.end(TestEvent.DirectedEnd.LOGGED);
            executions.add(execution);
        }
        execution.met(found, met.late(), met.onEarlierThread(), met.times());
    }

    /** What changed since the last time, changed in the last execution, so it belongs to its test. */
    private void add(ProvokeState state) {
        if (!executions.isEmpty()) {
            ProvokeResult change = new ProvokeResult(
                    state.candidates() - last.candidates(),
                    state.tried() - last.tried(),
                    state.confirmed() - last.confirmed(),
                    state.excluded() - last.excluded(),
                    state.left() - last.left(),
                    0);
            sums.merge(lastTest(), change, ProvokeResult::and);
            last = state;
        }
    }

    /** The test that was executed last; null if none was. */
    String lastTest() {
        return executions.isEmpty()
                ? null
                : executions.get(executions.size() - 1).test();
    }

    /** By unique id of the test. */
    Map<String, ProvokeResult> sums() {
        return sums;
    }

    /** By unique id of the test: the plans that can be followed only in the first execution of a JVM. */
    Map<String, Set<String>> forFreshJvm() {
        return forFreshJvm;
    }

    List<DirectedExecution> executions() {
        return List.copyOf(executions);
    }

    Map<Found, Judgement> judgements() {
        return judgements;
    }

    /** What was started with that unique id; null if nothing was. */
    TestEntry entry(String id) {
        return entries.get(id);
    }
}
