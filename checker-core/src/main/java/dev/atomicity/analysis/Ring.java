package dev.atomicity.analysis;

import java.util.List;

/** A ring of transactions, the first one again at the end, each with an event of it that is part of the proof. */
public record Ring(List<Step> steps) {
    public Ring {
        steps = List.copyOf(steps);
    }

    /** The transactions as they are written in the results. */
    public List<String> transactions() {
        return steps.stream().map(Step::transaction).toList();
    }

    /**
     * @param event the number of an event of that transaction, from 1 over the whole trace
     */
    public record Step(String transaction, long event) {}
}
