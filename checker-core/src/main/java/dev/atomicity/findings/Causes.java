package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the cause of what was found. */
public final class Causes {
    private final Methods methods;
    private final MethodAtFault methodAtFault;

    public Causes(Methods methods) {
        this.methods = methods;
        this.methodAtFault = new MethodAtFault(methods);
    }

    public Methods methods() {
        return methods;
    }

    public Cause of(Found found) {
        if (found.steps().isEmpty()) {
            return cause(found.region(), List.of());
        }
        if (found.isCycle()) {
            return ofCycle(found);
        }
        List<RingStep> steps = found.steps();
        return cause(methodAtFault.of(found), List.of(steps.get(0), steps.get(steps.size() - 1)));
    }

    /**
     * None of the runs is to blame more than the others, and which of them closes the ring is chance. So the first by name stands for
     * all.
     */
    private Cause ofCycle(Found found) {
        record Run(int thread, long transaction) {}
        Map<Run, List<RingStep>> runs = new LinkedHashMap<>();
        for (RingStep step : found.steps()) {
            if (step.region() != null) {
                runs.computeIfAbsent(new Run(step.threadId(), step.transaction()), run -> new ArrayList<>())
                        .add(step);
            }
        }
        return runs.values().stream()
                .map(run -> cause(methodAtFault.of(run), run))
                .min(Comparator.comparing((Cause cause) -> Fingerprint.nameOf(cause.method()))
                        .thenComparing(cause -> String.join(",", cause.variables())))
                .orElseGet(() -> cause(found.region(), List.of()));
    }

    private static Cause cause(Place method, List<RingStep> steps) {
        List<String> variables = steps.stream()
                .map(RingStep::place)
                .filter(place -> place != null)
                .map(Variables::name)
                .filter(name -> name != null)
                .distinct()
                .sorted()
                .toList();
        return new Cause(method, variables, Fingerprint.of(method, variables));
    }
}
