package dev.atomicity.steps;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The numbers of the objects of a ring. Two different objects that a reader could take for one get numbers, in the order in
 * which they appear. One alone needs none.
 */
public final class ObjectNumbers {
    /** By what they are called without a number: the objects with their numbers. */
    private final Map<String, Map<Long, Integer>> numbers = new HashMap<>();

    /**
     * @param object null if it is not known, 0 for a static field, which belongs to no object
     */
    public void add(String variable, Long object) {
        if (isNumbered(object)) {
            Map<Long, Integer> known = numbers.computeIfAbsent(group(variable), key -> new LinkedHashMap<>());
            known.putIfAbsent(object, known.size() + 1);
        }
    }

    private static boolean isNumbered(Long object) {
        return object != null && object > 0;
    }

    /** What could be taken for the same object: a collection may be called through any of its types. */
    private static String group(String variable) {
        if (variable == null) {
            return "a lock";
        }
        if (VariableText.isCall(variable)) {
            return VariableText.kindOfObject(variable);
        }
        int end = variable.lastIndexOf('.');
        return end < 0 ? variable : variable.substring(0, end);
    }

    /** As {@code #2}; empty if it needs no number. */
    public String number(String variable, Long object) {
        Map<Long, Integer> known = isNumbered(object) ? numbers.get(group(variable)) : null;
        return known == null || known.size() < 2 ? "" : "#" + known.get(object);
    }

    /**
     * The name with the number, such as {@code Account#2.balance}.
     *
     * @param name the variable, as {@link VariableText#of} writes it
     */
    public String numbered(String name, String variable, Long object) {
        String number = number(variable, object);
        if (number.isEmpty()) {
            return name;
        }
        if (variable == null) {
            return "lock " + number;
        }
        if (VariableText.isCall(variable)) {
            return name + " on " + number;
        }
        int end = name.lastIndexOf('.');
        return end < 0 ? name + " " + number : name.substring(0, end) + number + name.substring(end);
    }
}
