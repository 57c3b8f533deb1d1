package dev.atomicity.findings;

import java.util.Set;

/** What the class files of the program say about its methods. A method is known by its name alone, as in a stack. */
public interface Methods {
    /** Nothing is known. */
    Methods UNKNOWN = new Methods() {
        @Override
        public boolean calls(String owner, String method, String calledOwner, String calledMethod) {
            return false;
        }

        @Override
        public boolean hasLoop(String owner, String method) {
            return true;
        }

        @Override
        public int firstLine(String owner, String method, int line) {
            return -1;
        }
    };

    /** Whether the first method calls the second, itself or through others. */
    boolean calls(String owner, String method, String calledOwner, String calledMethod);

    /** Whether code of the method may run twice in one call of it; true if its code is not known. */
    boolean hasLoop(String owner, String method);

    /**
     * The first line of the method.
     *
     * @param line a line of it: of several methods with one name, those of another line are not meant
     * @return -1 if it is not known
     */
    int firstLine(String owner, String method, int line);

    /**
     * What the method adds to the field in that line, such as {@code count++}: 1 or -1; 0 if it does anything else there, or if its code is not known.
     *
     * @param field its name without its class
     */
    default int counts(String owner, String method, int line, String field) {
        return 0;
    }

    /**
     * Whether the method only adds to the variable in that line, and nobody looks at the sum there: {@code count++;} or
     * {@code map.merge(key, 1, Integer::sum);}.
     *
     * @param variable a field without its class, or {@code merge()}
     */
    default boolean onlyAdds(String owner, String method, int line, String variable) {
        return false;
    }

    /**
     * Whether the method increments a counter in that line only to do something every n-th time: {@code (reads.incrementAndGet() & 63) == 0}.
     *
     * @param call as {@code incrementAndGet()}
     */
    default boolean ticks(String owner, String method, int line, String call) {
        return false;
    }

    /** Whether the method writes the field only after it has found it to be null, and does not tell whether it has. */
    default boolean createsIfAbsent(String owner, String method, String field) {
        return false;
    }

    /** Whether the method compares the number in the field with zero, and then replaces it by one that does not depend on it. */
    default boolean computesIfAbsent(String owner, String method, String field) {
        return false;
    }

    /**
     * Whether the call in that line acts only if what it expects is still so, as {@code compareAndSet}, {@code remove(key, value)}, and {@code putIfAbsent} whose
     * result is looked at.
     *
     * @param call as {@code remove()}
     */
    default boolean isConditional(String owner, String method, int line, String call) {
        return false;
    }

    /**
     * Whether the method compares what it reads in that line, or what a call there returns, and decides by that.
     *
     * @param variable a field without its class, or a method that is called, as {@code size()}
     */
    default boolean isCompared(String owner, String method, int line, String variable) {
        return false;
    }

    /**
     * Whether the method does nothing else with what it reads there, unless the comparison has led it elsewhere.
     *
     * @param line -1 if it must be so in all lines
     */
    default boolean isOnlyCompared(String owner, String method, int line, String variable) {
        return false;
    }

    /** Whether the method calls the other one, gets true or false, and decides by that, wherever it calls it. */
    default boolean isAnswerCompared(String owner, String method, String calledMethod) {
        return false;
    }

    /**
     * Whether the method itself makes such a call.
     *
     * @param names as {@code size()}
     */
    default boolean calls(String owner, String method, Set<String> names) {
        return false;
    }

    /** Whether all that the method does is to return what it has read. */
    default boolean isOnlyReturned(String owner, String method) {
        return false;
    }

    /** Whether the method calls the other one at one place only, which is in a loop, and does not calculate with what that returns. */
    default boolean isCalledForEach(String owner, String method, String calledOwner, String calledMethod) {
        return false;
    }
}
