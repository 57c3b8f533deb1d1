package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.steps.VariableText;
import java.util.Objects;

/** What steps are about: by name, which is the same in every run, and by identity, which holds within one. */
final class Variables {
    private Variables() {}

    static boolean isCall(Place place) {
        return place != null && VariableText.isCall(place.variable());
    }

    /** The field, or the type of the object that is called: which of its methods is, may be another one each time. */
    static String name(Place place) {
        if (place.variable() == null) {
            return place.operation().text();
        }
        return isCall(place) ? owner(place.variable()) : place.variable();
    }

    /** The name of a field without its class, or the called method, as {@code remove()}. */
    static String fieldName(Place place) {
        return place.variable().substring(place.variable().lastIndexOf('.') + 1);
    }

    /** The class of a variable, without its package; the name itself if it has none. */
    static String owner(String variable) {
        int end = variable.lastIndexOf('.');
        return end <= 0 ? variable : variable.substring(0, end);
    }

    /** Whether both are certainly about one object, or about the static state of one class. */
    static boolean isOneObject(RingStep one, RingStep other) {
        Target first = one.target();
        Target second = other.target();
        if (first == null || second == null || first.object() != second.object()) {
            return false;
        }
        return first.object() != Target.OF_CLASS
                || (one.place() != null
                        && other.place() != null
                        && owner(name(one.place())).equals(owner(name(other.place()))));
    }

    /**
     * Whether both may be about the state of one object: they are about one object, or code of one class works on both, and one of them is a
     * collection, an atomic or an array, which are parts of the objects that use them.
     */
    static boolean mayBeOneState(RingStep one, RingStep other) {
        if (isOneObject(one, other)) {
            return true;
        }
        return one.place() != null
                && other.place() != null
                && (isPart(one) || isPart(other))
                && outermost(one.place().owner()).equals(outermost(other.place().owner()));
    }

    private static boolean isPart(RingStep step) {
        return isCall(step.place()) || (step.target() != null && step.target().index() != Target.NO_INDEX);
    }

    private static String outermost(String className) {
        int end = className.indexOf('$');
        return end <= 0 ? className : className.substring(0, end);
    }

    /** Whether both are certainly about one variable; all of a collection is the same as any part of it. */
    static boolean isOneVariable(RingStep one, RingStep other) {
        if (!isOneObject(one, other) || one.target().index() != other.target().index()) {
            return false;
        }
        long first = one.target().part();
        long second = other.target().part();
        boolean isCall = isCall(one.place()) || isCall(other.place());
        return first == second
                ? isCall || Objects.equals(one.place().variable(), other.place().variable())
                : isCall && (first == Target.NO_PART || second == Target.NO_PART);
    }
}
