package dev.atomicity.findings;

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

    /**
     * Whether the call in that line acts only if what it expects is still so, as {@code compareAndSet}, {@code remove(key, value)}, and {@code putIfAbsent} whose
     * result is looked at.
     *
     * @param call as {@code remove()}
     */
    default boolean isConditional(String owner, String method, int line, String call) {
        return false;
    }
}
