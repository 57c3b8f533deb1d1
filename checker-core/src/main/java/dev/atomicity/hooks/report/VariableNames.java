package dev.atomicity.hooks.report;

import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.places.VariableKey;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the variables of a ring are called. Two different objects that a reader could take for one get numbers, in the order
 * in which they appear; one alone needs none.
 */
final class VariableNames {
    private static final String CONSTRUCTOR = ".<init>" + Sites.CALL;

    /** How the names of the types end through which collections are called. */
    private static final List<String> COLLECTIONS = List.of(
            "List", "Set", "Queue", "Deque", "Collection", "Collections", "Vector", "Stack", "Iterable", "super");

    /** By what they are called without a number: the objects with their numbers. */
    private final Map<String, Map<Long, Integer>> numbers = new HashMap<>();

    VariableNames(List<Finding.Step> steps) {
        for (Finding.Step step : steps) {
            if (isNumbered(step)) {
                Map<Long, Integer> known = numbers.computeIfAbsent(group(step.site()), key -> new LinkedHashMap<>());
                known.putIfAbsent(step.variable().object(), known.size() + 1);
            }
        }
    }

    /** A static field belongs to no object. */
    private static boolean isNumbered(Finding.Step step) {
        return step.site() != null && step.variable() != null && step.variable().object() != VariableKey.OF_CLASS;
    }

    /** What could be taken for the same object: a collection may be called through any of its types. */
    private static String group(Sites.Site site) {
        String name = site.variable();
        if (name == null) {
            return "";
        }
        int end = name.lastIndexOf('.');
        String type = end < 0 ? name : name.substring(0, end);
        return isCall(site) && COLLECTIONS.stream().anyMatch(type::endsWith) ? Sites.CALL : type;
    }

    static boolean isCall(Sites.Site site) {
        return site.variable() != null && site.variable().endsWith(Sites.CALL);
    }

    /** What a person reads of the operation: of a call, that it is one. */
    static String verb(Sites.Site site) {
        return isCall(site) ? "calls" : site.operation();
    }

    /** What the step accesses, as {@code Account#2.balance}. */
    String of(Finding.Step step) {
        Sites.Site site = step.site();
        Map<Long, Integer> known = isNumbered(step) ? numbers.get(group(site)) : null;
        String number = known == null || known.size() < 2
                ? ""
                : "#" + known.get(step.variable().object());
        String name = site.variable();
        if (name == null) {
            return number.isEmpty() ? "a lock" : "lock " + number;
        }
        if (isCall(site)) {
            String call = name.endsWith(CONSTRUCTOR)
                    ? "new " + name.substring(0, name.length() - CONSTRUCTOR.length()) + Sites.CALL
                    : name;
            return number.isEmpty() ? call : call + " on " + number;
        }
        boolean isElement = step.variable() != null && step.variable().index() != VariableKey.WHOLE;
        if (isElement) {
            return ("element " + step.variable().index() + " of " + name + " " + number).trim();
        }
        int end = name.lastIndexOf('.');
        return end < 0 ? (name + " " + number).trim() : name.substring(0, end) + number + name.substring(end);
    }
}
