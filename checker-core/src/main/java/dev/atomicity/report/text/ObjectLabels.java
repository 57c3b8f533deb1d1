package dev.atomicity.report.text;

import dev.atomicity.results.Step;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the objects of a witness are called. Two different ones that a reader could take for one get numbers, in the order in
 * which they appear; one alone needs none.
 */
final class ObjectLabels {
    /** By what they are called without a number: the objects with their numbers. */
    private final Map<String, Map<Long, Integer>> numbers = new HashMap<>();

    ObjectLabels(List<Step> steps) {
        for (Step step : steps) {
            if (isNumbered(step)) {
                Map<Long, Integer> known = numbers.computeIfAbsent(group(step), key -> new LinkedHashMap<>());
                known.putIfAbsent(step.object(), known.size() + 1);
            }
        }
    }

    /** A static field belongs to no object. */
    private static boolean isNumbered(Step step) {
        return step.object() != null && step.object() > 0;
    }

    /** What could be taken for the same object: a collection may be called through any of its types. */
    private static String group(Step step) {
        String variable = step.variable();
        if (variable == null) {
            return "a lock";
        }
        if (Words.isCall(step)) {
            return Phrases.thing(step);
        }
        int end = variable.lastIndexOf('.');
        return end < 0 ? variable : variable.substring(0, end);
    }

    /** As {@code #2}; empty if it needs no number. */
    private String number(Step step) {
        Map<Long, Integer> known = isNumbered(step) ? numbers.get(group(step)) : null;
        return known == null || known.size() < 2 ? "" : "#" + known.get(step.object());
    }

    /** What the step accesses, as {@code Account#2.balance}; empty if it has no name. */
    String object(Step step) {
        String number = number(step);
        String name = Phrases.object(step);
        if (number.isEmpty()) {
            return name;
        }
        if (step.variable() == null) {
            return "lock " + number;
        }
        if (Words.isCall(step)) {
            return name + " on " + number;
        }
        int end = name.lastIndexOf('.');
        return end < 0 ? name + " " + number : name.substring(0, end) + number + name.substring(end);
    }

    /** The same without the name of the class, as {@code balance of #2}. */
    String shortObject(Step step) {
        String number = number(step);
        String name = Phrases.shortObject(step);
        return number.isEmpty() || step.variable() == null
                ? name
                : name + (Words.isCall(step) ? " on " : " of ") + number;
    }
}
