package dev.atomicity.agent.models;

/**
 * What the methods of atomics do. {@code counts} is an update that commutes with others of its kind if the program drops the result;
 * {@code tries} and {@code exchanges} are a write or a read, depending on the result; {@code computes} is an update by a function of the
 * program, recorded when it has taken effect.
 *
 * <p>{@code runs} is an update, and {@code shows} a read, that may call code of the program: nothing can be held meanwhile. They are
 * recorded when they have ended, if no other thread has used the atomic meanwhile.
 */
final class AtomicTable {
    private AtomicTable() {}

    private static final String ACCESSES = """
            get                         gets
            getPlain                    gets
            getOpaque                   gets
            getAcquire                  gets
            set                         sets
            setPlain                    sets
            setOpaque                   sets
            setRelease                  sets
            lazySet                     sets
            getAndSet                   updates
            compareAndSet               tries
            weakCompareAndSet           tries
            weakCompareAndSetPlain      tries
            weakCompareAndSetVolatile   tries
            weakCompareAndSetAcquire    tries
            weakCompareAndSetRelease    tries
            compareAndExchange          exchanges
            compareAndExchangeAcquire   exchanges
            compareAndExchangeRelease   exchanges
            """;

    private static final String FUNCTIONS = """
            getAndUpdate                computes
            updateAndGet                computes
            getAndAccumulate            computes
            accumulateAndGet            computes
            """;

    private static final String COUNTING = """
            getAndIncrement             counts
            getAndDecrement             counts
            getAndAdd                   counts
            incrementAndGet             counts
            decrementAndGet             counts
            addAndGet                   counts
            """;

    private static final String VALUES = """
            byteValue                   gets
            shortValue                  gets
            intValue                    gets
            longValue                   gets
            floatValue                  gets
            doubleValue                 gets
            toString                    gets
            """;

    private static final String ADDING = """
            add                         bumps
            increment                   bumps
            decrement                   bumps
            sum                         gets
            reset                       sets
            sumThenReset                updates
            """;

    private static final String ACCUMULATING = """
            accumulate                  runs commuting
            get                         shows
            byteValue                   shows
            shortValue                  shows
            intValue                    shows
            longValue                   shows
            floatValue                  shows
            doubleValue                 shows
            toString                    shows
            reset                       runs
            getThenReset                runs
            """;

    private static final String PAIRS = """
            get                         gets
            getReference                gets
            getStamp                    gets
            isMarked                    gets
            set                         sets
            compareAndSet               tries
            weakCompareAndSet           tries
            attemptStamp                tries
            attemptMark                 tries
            """;

    static final String TEXT = type("AtomicInteger", ACCESSES + FUNCTIONS + COUNTING + VALUES)
            + type("AtomicLong", ACCESSES + FUNCTIONS + COUNTING + VALUES)
            + type("AtomicBoolean", ACCESSES + "toString gets\n")
            + type("AtomicReference", ACCESSES + FUNCTIONS + "toString shows\n")
            + type("AtomicIntegerArray", atIndex(ACCESSES + FUNCTIONS + COUNTING))
            + type("AtomicLongArray", atIndex(ACCESSES + FUNCTIONS + COUNTING))
            + type("AtomicReferenceArray", atIndex(ACCESSES + FUNCTIONS))
            + type("AtomicStampedReference", PAIRS)
            + type("AtomicMarkableReference", PAIRS)
            + type("LongAdder", ADDING + VALUES)
            + type("DoubleAdder", ADDING + VALUES)
            + type("LongAccumulator", ACCUMULATING)
            + type("DoubleAccumulator", ACCUMULATING);

    private static String type(String name, String lines) {
        return "java.util.concurrent.atomic." + name + "\n" + lines.indent(2);
    }

    private static String atIndex(String lines) {
        return lines.replace("\n", " at 0\n");
    }
}
