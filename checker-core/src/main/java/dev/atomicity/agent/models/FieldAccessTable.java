package dev.atomicity.agent.models;

/**
 * What the methods of field updaters do to the field of the object that they are given, and those of {@code VarHandle} to
 * the field, the element or the bytes that the handle leads to.
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
            getAndUpdate                computes field 0
            updateAndGet                computes field 0
            getAndAccumulate            computes field 0
            accumulateAndGet            computes field 0
            """;

    private static final String VARIABLE = """
            get                         gets variable
            getVolatile                 gets variable
            getOpaque                   gets variable
            getAcquire                  gets variable
            set                         sets variable
            setVolatile                 sets variable
            setOpaque                   sets variable
            setRelease                  sets variable
            compareAndSet               tries variable
            weakCompareAndSet           tries variable
            weakCompareAndSetPlain      tries variable
            weakCompareAndSetAcquire    tries variable
            weakCompareAndSetRelease    tries variable
            compareAndExchange          exchanges variable
            compareAndExchangeAcquire   exchanges variable
            compareAndExchangeRelease   exchanges variable
            getAndSet                   updates variable
            getAndSetAcquire            updates variable
            getAndSetRelease            updates variable
            getAndAdd                   updates variable
            getAndAddAcquire            updates variable
            getAndAddRelease            updates variable
            getAndBitwiseOr             updates variable
            getAndBitwiseOrAcquire      updates variable
            getAndBitwiseOrRelease      updates variable
            getAndBitwiseAnd            updates variable
            getAndBitwiseAndAcquire     updates variable
            getAndBitwiseAndRelease     updates variable
            getAndBitwiseXor            updates variable
            getAndBitwiseXorAcquire     updates variable
            getAndBitwiseXorRelease     updates variable
            """;

    static final String TEXT = "java.util.concurrent.atomic.AtomicIntegerFieldUpdater\n" + UPDATER.indent(2)
            + "java.util.concurrent.atomic.AtomicLongFieldUpdater\n" + UPDATER.indent(2)
            + "java.util.concurrent.atomic.AtomicReferenceFieldUpdater\n" + UPDATER.indent(2)
            + "java.lang.invoke.VarHandle\n" + VARIABLE.indent(2);
}
