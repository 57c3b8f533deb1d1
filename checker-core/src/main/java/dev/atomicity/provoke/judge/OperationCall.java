package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import java.util.List;

/** The arguments and the result of a call, as samples. */
final class OperationCall {
    private static final String INDEXED = "(int)";

    private final String method;
    private final List<Object> arguments;
    private final Object result;
    private final boolean isResultUsed;
    private final Object left;

    /** What a function of the program was given in the execution itself; known after the calls were applied once, in their order. */
    private Object given;

    /** Created on demand. */
    private OperationCall onElement;

    /**
     * @param method the name, with {@code (int)} behind it if the first argument is an index or a number
     * @param result {@link Samples#UNKNOWN} if it returned nothing
     * @param isResultUsed whether the program used it
     * @param left what an atomic held after the call; {@link Samples#UNKNOWN} if that is not known
     */
    OperationCall(String method, List<Object> arguments, Object result, boolean isResultUsed, Object left) {
        this.method = method;
        this.arguments = arguments;
        this.result = result;
        this.isResultUsed = isResultUsed;
        this.left = left;
    }

    /** Without the mark of an index. */
    String name() {
        return isIndexed() ? method.substring(0, method.length() - INDEXED.length()) : method;
    }

    boolean isIndexed() {
        return method.endsWith(INDEXED);
    }

    Object argument(int index) {
        return arguments.get(index);
    }

    int count() {
        return arguments.size();
    }

    Object result() {
        return result;
    }

    /** What an atomic held after the call. */
    Object left() {
        return left;
    }

    /** The same call on an element: the index is not an argument of it. */
    OperationCall onElement() {
        if (onElement == null) {
            onElement = new OperationCall(name(), arguments.subList(1, arguments.size()), result, isResultUsed, left);
        }
        return onElement;
    }

    /**
     * Applies the call to the model.
     *
     * @param comparison the only use of the result by the program; null if there may be other uses
     * @param forget called if the contents of the object are unknown from now on
     * @return false if it would have returned something else, and the program would have seen it
     */
    boolean happensOn(ObjectModel model, Comparison comparison, Runnable forget) {
        Object returned = model.apply(this);
        if (returned == Samples.UNKNOWN) {
            forget.run();
            return true;
        }
        return !isResultUsed
                || returned == ObjectModel.NOTHING
                || State.agree(returned, result)
                || (comparison != null && comparison.isSettled(result, returned));
    }

    /** Whether a function of the program is given the same value as in the execution itself, so that it returns the same result. */
    boolean isGivenTheSame(Object value) {
        if (given == null) {
            given = value;
        }
        return given.equals(value);
    }
}
