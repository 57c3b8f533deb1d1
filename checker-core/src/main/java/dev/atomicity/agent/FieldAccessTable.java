package dev.atomicity.agent;

/**
 * What the methods of field updaters and of {@code VarHandle} do to the field of the object that they are given. A
 * {@code VarHandle} that is given an array and an index means the element; one that is given neither is not modelled.
 */
final class FieldAccessTable {
    private FieldAccessTable() {}

    private static final String UPDATER = """
            get                         gets field 0
            set                         sets field 0
            lazySet                     sets field 0
            compareAndSet               tries field 0
            weakCompareAndSet           tries field 0
            getAndSet                   updates field 0
            getAndIncrement             updates field 0
            getAndDecrement             updates field 0
            getAndAdd                   updates field 0
            incrementAndGet             updates field 0
            decrementAndGet             updates field 0
            addAndGet                   updates field 0
            getAndUpdate                runs field 0
            updateAndGet                runs field 0
            getAndAccumulate            runs field 0
            accumulateAndGet            runs field 0
            """;

    private static final String VARIABLE = """
            get                         gets field 0
            getVolatile                 gets field 0
            getOpaque                   gets field 0
            getAcquire                  gets field 0
            set                         sets field 0
            setVolatile                 sets field 0
            setOpaque                   sets field 0
            setRelease                  sets field 0
            compareAndSet               tries field 0
            weakCompareAndSet           tries field 0
            weakCompareAndSetPlain      tries field 0
            weakCompareAndSetAcquire    tries field 0
            weakCompareAndSetRelease    tries field 0
            compareAndExchange          exchanges field 0
            compareAndExchangeAcquire   exchanges field 0
            compareAndExchangeRelease   exchanges field 0
            getAndSet                   updates field 0
            getAndSetAcquire            updates field 0
            getAndSetRelease            updates field 0
            getAndAdd                   updates field 0
            getAndAddAcquire            updates field 0
            getAndAddRelease            updates field 0
            getAndBitwiseOr             updates field 0
            getAndBitwiseOrAcquire      updates field 0
            getAndBitwiseOrRelease      updates field 0
            getAndBitwiseAnd            updates field 0
            getAndBitwiseAndAcquire     updates field 0
            getAndBitwiseAndRelease     updates field 0
            getAndBitwiseXor            updates field 0
            getAndBitwiseXorAcquire     updates field 0
            getAndBitwiseXorRelease     updates field 0
            """;

    static final String TEXT = "java.util.concurrent.atomic.AtomicIntegerFieldUpdater\n" + UPDATER.indent(2)
            + "java.util.concurrent.atomic.AtomicLongFieldUpdater\n" + UPDATER.indent(2)
            + "java.util.concurrent.atomic.AtomicReferenceFieldUpdater\n" + UPDATER.indent(2)
            + "java.lang.invoke.VarHandle\n" + VARIABLE.indent(2);
}
