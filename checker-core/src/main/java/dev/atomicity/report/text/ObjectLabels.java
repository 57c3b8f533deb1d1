package dev.atomicity.report.text;

import dev.atomicity.results.Step;
import dev.atomicity.steps.ObjectNumbers;
import java.util.List;

/** What the objects of a witness are called. */
final class ObjectLabels {
    private final ObjectNumbers numbers = new ObjectNumbers();

    ObjectLabels(List<Step> steps) {
        steps.forEach(step -> numbers.add(step.variable(), step.object()));
    }

    /** What the step accesses, such as {@code Account#2.balance}; empty if it has no name. */
    String object(Step step) {
        return numbers.numbered(Phrases.object(step), step.variable(), step.object());
    }

    /** The same without the name of the class, such as {@code balance of #2}. */
    String shortObject(Step step) {
        String number = numbers.number(step.variable(), step.object());
        String name = Phrases.shortObject(step);
        return number.isEmpty() || step.variable() == null
                ? name
                : name + (Words.isCall(step) ? " on " : " of ") + number;
    }
}
