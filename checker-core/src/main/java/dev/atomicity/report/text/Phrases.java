package dev.atomicity.report.text;

import dev.atomicity.results.Step;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** How sentences speak of a step and of what it accesses. */
final class Phrases {
    private static final String CONSTRUCTOR = ".<init>()";

    private static final Set<String> LOCKING = Set.of("acquires", "releases", "locks", "unlocks");

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

    private Phrases() {}

    /** What the step did, as {@code read} or {@code called}. */
    static String past(Step step) {
        if (Words.isCall(step)) {
            return "called";
        }
        if (step.operation() == null) {
            return "acted";
        }
        String verb = Words.visible(step.operation());
        int end = verb.indexOf(' ') < 0 ? verb.length() : verb.indexOf(' ');
        return past(verb.substring(0, end)) + verb.substring(end);
    }

    private static String past(String verb) {
        return switch (verb) {
            case "reads" -> "read";
            case "writes" -> "wrote";
            case "gets" -> "got";
            case "has" -> "had";
            case "leaves" -> "left";
            case "makes" -> "made";
            case "notifies" -> "notified";
            case "signals" -> "signalled";
            default -> {
                String stem = verb.endsWith("s") ? verb.substring(0, verb.length() - 1) : verb;
                yield stem.endsWith("e") ? stem + "d" : stem + "ed";
            }
        };
    }

    /** Whether it accesses something that has a name in the source; if not, all of it is plain words. */
    static boolean isAccess(Step step) {
        return step.variable() != null && (Words.isRead(step) || Words.isWrite(step) || Words.isCall(step));
    }

    /** Whether both are about the same variable, as far as that is known. */
    static boolean isSameVariable(Step one, Step other) {
        if (one.object() == null || other.object() == null) {
            return Objects.equals(one.variable(), other.variable());
        }
        return one.object().equals(other.object())
                && Objects.equals(one.index(), other.index())
                && Objects.equals(one.part(), other.part());
    }

    /** What the step did it to; empty if it has no name. */
    static String object(Step step) {
        String variable = step.variable();
        if (variable == null) {
            boolean isLock = step.operation() != null && LOCKING.contains(step.operation());
            return isLock ? "a lock" : "";
        }
        return Words.visible(
                step.index() != null && !Words.isCall(step) ? element(step) + " of " + variable : callText(variable));
    }

    /** The same without the name of the class, as {@code balance}. */
    static String shortObject(Step step) {
        if (step.variable() == null) {
            return object(step);
        }
        if (Words.isCall(step)) {
            return isConstructor(step.variable()) ? object(step) : Words.visible(Words.lastName(step)) + Words.CALL;
        }
        return step.index() == null ? Words.visible(Words.lastName(step)) : element(step);
    }

    private static String element(Step step) {
        return "element " + step.index();
    }

    private static boolean isConstructor(String variable) {
        return variable.endsWith(CONSTRUCTOR);
    }

    /** A constructor as the source has it. */
    private static String callText(String variable) {
        return isConstructor(variable)
                ? "new " + variable.substring(0, variable.length() - CONSTRUCTOR.length()) + Words.CALL
                : variable;
    }

    /** The kind of object that a call is about, with its article. */
    static String thing(Step step) {
        String variable = step.variable();
        String type = Words.visible(variable.substring(0, Math.max(0, variable.lastIndexOf('.'))));
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
            return "a text";
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
