package dev.atomicity.steps;

import java.util.List;

/** The names that sites give to variables, for a person. A call of one of the JDK's methods is a variable as well, such as {@code Map.get()}. */
public final class VariableText {
    /** The end of the name of a variable that is a call. */
    public static final String CALL = "()";

    private static final String CONSTRUCTOR = ".<init>" + CALL;

    /** How the names of the types end through which collections are called. */
    private static final List<String> COLLECTIONS = List.of(
            "List",
            "Set",
            "Queue",
            "Deque",
            "Collection",
            "Collections",
            "Vector",
            "Stack",
            "Iterable",
            "Iterator",
            "Spliterator",
            "Enumeration",
            "super");

    /** What is in the names of the types through which maps are called. */
    private static final List<String> MAPS = List.of("Map", "Hashtable", "Dictionary", "Properties");

    private VariableText() {}

    public static boolean isCall(String variable) {
        return variable != null && variable.endsWith(CALL);
    }

    /** What was done to it, such as {@code reads} or {@code calls}. */
    public static String verb(Operation operation, String variable) {
        if (isCall(variable)) {
            return "calls";
        }
        return (operation == null ? Operation.ACTS : operation).text();
    }

    public static boolean isConstructor(String variable) {
        return variable.endsWith(CONSTRUCTOR);
    }

    /**
     * As {@code Account.balance}, {@code element 3 of int[]} or {@code new ArrayList()}; empty if it has no name.
     *
     * @param index the index of an element of an array; null for anything else
     */
    public static String of(Operation operation, String variable, Integer index) {
        if (variable == null) {
            return operation != null && operation.isLocking() ? "a lock" : "";
        }
        if (isConstructor(variable)) {
            return "new " + variable.substring(0, variable.length() - CONSTRUCTOR.length()) + CALL;
        }
        return index != null && !isCall(variable) ? "element " + index + " of " + variable : variable;
    }

    /** The kind of object that a call is about, with its article. */
    public static String kindOfObject(String variable) {
        String type = variable.substring(0, Math.max(0, variable.lastIndexOf('.')));
        if (type.endsWith("[]") || type.equals("Arrays") || variable.equals("System.arraycopy()")) {
            return "an array";
        }
        if (type.endsWith("FieldUpdater") || type.equals("VarHandle")) {
            return "a variable";
        }
        if (type.startsWith("Atomic") || type.endsWith("Adder") || type.endsWith("Accumulator")) {
            return "an atomic variable";
        }
        if (type.startsWith("String")) {
            return "a string";
        }
        if (COLLECTIONS.stream().anyMatch(type::endsWith)) {
            return "a collection";
        }
        if (MAPS.stream().anyMatch(type::contains)) {
            return "a map";
        }
        return type.isEmpty() ? "an object" : ("AEIO".indexOf(type.charAt(0)) >= 0 ? "an " : "a ") + type;
    }
}
