package scheduled;

import static dev.atomicity.scheduled.Operation.bumps;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.tries;
import static dev.atomicity.scheduled.Operation.updates;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;
import static dev.atomicity.scheduled.Step.Manner.SWAP;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** All that atomics can do, in all modes. */
@SuppressWarnings("deprecation") // what is there is used
final class AtomicModes {
    private static final long A = 1;

    private AtomicModes() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("AtomicInteger in all modes", 1, AtomicInteger::new, INT),
                new Kind<>("AtomicLong in all modes", 1, AtomicLong::new, LONG),
                new Kind<>("AtomicBoolean in all modes", 1, AtomicBoolean::new, BOOLEAN),
                new Kind<>("AtomicReference in all modes", 1, AtomicReference::new, REFERENCE),
                new Kind<>("AtomicIntegerArray in all modes", 1, () -> new AtomicIntegerArray(1), INTS),
                new Kind<>("AtomicLongArray in all modes", 1, () -> new AtomicLongArray(1), LONGS),
                new Kind<>("AtomicReferenceArray in all modes", 1, () -> new AtomicReferenceArray<>(1), REFERENCES));
    }

    private static final List<Operation<AtomicInteger>> INT = List.of(
            reads("get", A, atomic -> keep(atomic.get())),
            reads("getPlain", A, atomic -> keep(atomic.getPlain())),
            reads("getOpaque", A, atomic -> keep(atomic.getOpaque())),
            reads("getAcquire", A, atomic -> keep(atomic.getAcquire())),
            writes("set", A, atomic -> atomic.set(1)),
            writes("setPlain", A, atomic -> atomic.setPlain(1)),
            writes("setOpaque", A, atomic -> atomic.setOpaque(1)),
            writes("setRelease", A, atomic -> atomic.setRelease(1)),
            writes("lazySet", A, atomic -> atomic.lazySet(1)),
            writes("getAndSet", A, atomic -> atomic.getAndSet(1)),
            tries("compareAndSet", SWAP, A, atomic -> atomic.compareAndSet(1, 2)),
            tries("weakCompareAndSet", SWAP, A, atomic -> atomic.weakCompareAndSet(1, 2)),
            tries("weakCompareAndSetPlain", SWAP, A, atomic -> atomic.weakCompareAndSetPlain(1, 2)),
            tries("weakCompareAndSetVolatile", SWAP, A, atomic -> atomic.weakCompareAndSetVolatile(1, 2)),
            tries("weakCompareAndSetAcquire", SWAP, A, atomic -> atomic.weakCompareAndSetAcquire(1, 2)),
            tries("weakCompareAndSetRelease", SWAP, A, atomic -> atomic.weakCompareAndSetRelease(1, 2)),
            tries("compareAndExchange", SWAP, A, atomic -> atomic.compareAndExchange(1, 2) == 1),
            tries("compareAndExchangeAcquire", SWAP, A, atomic -> atomic.compareAndExchangeAcquire(1, 2) == 1),
            tries("compareAndExchangeRelease", SWAP, A, atomic -> atomic.compareAndExchangeRelease(1, 2) == 1),
            updates("getAndUpdate", A, atomic -> atomic.getAndUpdate(old -> 1)),
            updates("updateAndGet", A, atomic -> atomic.updateAndGet(old -> 1)),
            updates("getAndAccumulate", A, atomic -> atomic.getAndAccumulate(1, (old, more) -> more)),
            updates("accumulateAndGet", A, atomic -> atomic.accumulateAndGet(1, (old, more) -> more)),
            bumps("getAndIncrement, dropped", A, atomic -> atomic.getAndIncrement()),
            writes("getAndIncrement, looked at", A, atomic -> keep(atomic.getAndIncrement())),
            bumps("getAndDecrement, dropped", A, atomic -> atomic.getAndDecrement()),
            writes("getAndDecrement, looked at", A, atomic -> keep(atomic.getAndDecrement())),
            bumps("incrementAndGet, dropped", A, atomic -> atomic.incrementAndGet()),
            writes("incrementAndGet, looked at", A, atomic -> keep(atomic.incrementAndGet())),
            bumps("decrementAndGet, dropped", A, atomic -> atomic.decrementAndGet()),
            writes("decrementAndGet, looked at", A, atomic -> keep(atomic.decrementAndGet())),
            bumps("getAndAdd, dropped", A, atomic -> atomic.getAndAdd(2)),
            writes("getAndAdd, looked at", A, atomic -> keep(atomic.getAndAdd(2))),
            bumps("addAndGet, dropped", A, atomic -> atomic.addAndGet(2)),
            writes("addAndGet, looked at", A, atomic -> keep(atomic.addAndGet(2))),
            reads("byteValue", A, atomic -> keep(atomic.byteValue())),
            reads("shortValue", A, atomic -> keep(atomic.shortValue())),
            reads("intValue", A, atomic -> keep(atomic.intValue())),
            reads("longValue", A, atomic -> keep(atomic.longValue())),
            reads("floatValue", A, atomic -> keep((long) atomic.floatValue())),
            reads("doubleValue", A, atomic -> keep((long) atomic.doubleValue())),
            reads("toString", A, atomic -> keep(atomic.toString())));

    private static final List<Operation<AtomicLong>> LONG = List.of(
            reads("get", A, atomic -> keep(atomic.get())),
            reads("getPlain", A, atomic -> keep(atomic.getPlain())),
            reads("getOpaque", A, atomic -> keep(atomic.getOpaque())),
            reads("getAcquire", A, atomic -> keep(atomic.getAcquire())),
            writes("set", A, atomic -> atomic.set(1)),
            writes("setPlain", A, atomic -> atomic.setPlain(1)),
            writes("setOpaque", A, atomic -> atomic.setOpaque(1)),
            writes("setRelease", A, atomic -> atomic.setRelease(1)),
            writes("lazySet", A, atomic -> atomic.lazySet(1)),
            writes("getAndSet", A, atomic -> atomic.getAndSet(1)),
            tries("compareAndSet", SWAP, A, atomic -> atomic.compareAndSet(1, 2)),
            tries("weakCompareAndSet", SWAP, A, atomic -> atomic.weakCompareAndSet(1, 2)),
            tries("weakCompareAndSetPlain", SWAP, A, atomic -> atomic.weakCompareAndSetPlain(1, 2)),
            tries("weakCompareAndSetVolatile", SWAP, A, atomic -> atomic.weakCompareAndSetVolatile(1, 2)),
            tries("weakCompareAndSetAcquire", SWAP, A, atomic -> atomic.weakCompareAndSetAcquire(1, 2)),
            tries("weakCompareAndSetRelease", SWAP, A, atomic -> atomic.weakCompareAndSetRelease(1, 2)),
            tries("compareAndExchange", SWAP, A, atomic -> atomic.compareAndExchange(1, 2) == 1),
            tries("compareAndExchangeAcquire", SWAP, A, atomic -> atomic.compareAndExchangeAcquire(1, 2) == 1),
            tries("compareAndExchangeRelease", SWAP, A, atomic -> atomic.compareAndExchangeRelease(1, 2) == 1),
            updates("getAndUpdate", A, atomic -> atomic.getAndUpdate(old -> 1)),
            updates("updateAndGet", A, atomic -> atomic.updateAndGet(old -> 1)),
            updates("getAndAccumulate", A, atomic -> atomic.getAndAccumulate(1, (old, more) -> more)),
            updates("accumulateAndGet", A, atomic -> atomic.accumulateAndGet(1, (old, more) -> more)),
            bumps("getAndIncrement, dropped", A, atomic -> atomic.getAndIncrement()),
            writes("getAndIncrement, looked at", A, atomic -> keep(atomic.getAndIncrement())),
            bumps("getAndDecrement, dropped", A, atomic -> atomic.getAndDecrement()),
            writes("getAndDecrement, looked at", A, atomic -> keep(atomic.getAndDecrement())),
            bumps("incrementAndGet, dropped", A, atomic -> atomic.incrementAndGet()),
            writes("incrementAndGet, looked at", A, atomic -> keep(atomic.incrementAndGet())),
            bumps("decrementAndGet, dropped", A, atomic -> atomic.decrementAndGet()),
            writes("decrementAndGet, looked at", A, atomic -> keep(atomic.decrementAndGet())),
            bumps("getAndAdd, dropped", A, atomic -> atomic.getAndAdd(2)),
            writes("getAndAdd, looked at", A, atomic -> keep(atomic.getAndAdd(2))),
            bumps("addAndGet, dropped", A, atomic -> atomic.addAndGet(2)),
            writes("addAndGet, looked at", A, atomic -> keep(atomic.addAndGet(2))),
            reads("byteValue", A, atomic -> keep(atomic.byteValue())),
            reads("shortValue", A, atomic -> keep(atomic.shortValue())),
            reads("intValue", A, atomic -> keep(atomic.intValue())),
            reads("longValue", A, atomic -> keep(atomic.longValue())),
            reads("floatValue", A, atomic -> keep((long) atomic.floatValue())),
            reads("doubleValue", A, atomic -> keep((long) atomic.doubleValue())),
            reads("toString", A, atomic -> keep(atomic.toString())));

    private static final List<Operation<AtomicBoolean>> BOOLEAN = List.of(
            reads("get", A, atomic -> keep(atomic.get())),
            reads("getPlain", A, atomic -> keep(atomic.getPlain())),
            reads("getOpaque", A, atomic -> keep(atomic.getOpaque())),
            reads("getAcquire", A, atomic -> keep(atomic.getAcquire())),
            writes("set", A, atomic -> atomic.set(true)),
            writes("setPlain", A, atomic -> atomic.setPlain(true)),
            writes("setOpaque", A, atomic -> atomic.setOpaque(true)),
            writes("setRelease", A, atomic -> atomic.setRelease(true)),
            writes("lazySet", A, atomic -> atomic.lazySet(true)),
            writes("getAndSet", A, atomic -> atomic.getAndSet(true)),
            tries("compareAndSet", SWAP, A, atomic -> atomic.compareAndSet(false, true)),
            tries("weakCompareAndSet", SWAP, A, atomic -> atomic.weakCompareAndSet(false, true)),
            tries("weakCompareAndSetPlain", SWAP, A, atomic -> atomic.weakCompareAndSetPlain(false, true)),
            tries("weakCompareAndSetVolatile", SWAP, A, atomic -> atomic.weakCompareAndSetVolatile(false, true)),
            tries("weakCompareAndSetAcquire", SWAP, A, atomic -> atomic.weakCompareAndSetAcquire(false, true)),
            tries("weakCompareAndSetRelease", SWAP, A, atomic -> atomic.weakCompareAndSetRelease(false, true)),
            tries("compareAndExchange", SWAP, A, atomic -> !atomic.compareAndExchange(false, true)),
            tries("compareAndExchangeAcquire", SWAP, A, atomic -> !atomic.compareAndExchangeAcquire(false, true)),
            tries("compareAndExchangeRelease", SWAP, A, atomic -> !atomic.compareAndExchangeRelease(false, true)),
            reads("toString", A, atomic -> keep(atomic.toString())));

    private static final List<Operation<AtomicReference<String>>> REFERENCE = List.of(
            reads("get", A, atomic -> keep(atomic.get())),
            reads("getPlain", A, atomic -> keep(atomic.getPlain())),
            reads("getOpaque", A, atomic -> keep(atomic.getOpaque())),
            reads("getAcquire", A, atomic -> keep(atomic.getAcquire())),
            writes("set", A, atomic -> atomic.set("a")),
            writes("setPlain", A, atomic -> atomic.setPlain("a")),
            writes("setOpaque", A, atomic -> atomic.setOpaque("a")),
            writes("setRelease", A, atomic -> atomic.setRelease("a")),
            writes("lazySet", A, atomic -> atomic.lazySet("a")),
            writes("getAndSet", A, atomic -> atomic.getAndSet("a")),
            tries("compareAndSet", SWAP, A, atomic -> atomic.compareAndSet(null, "a")),
            tries("weakCompareAndSet", SWAP, A, atomic -> atomic.weakCompareAndSet(null, "a")),
            tries("weakCompareAndSetPlain", SWAP, A, atomic -> atomic.weakCompareAndSetPlain(null, "a")),
            tries("weakCompareAndSetVolatile", SWAP, A, atomic -> atomic.weakCompareAndSetVolatile(null, "a")),
            tries("weakCompareAndSetAcquire", SWAP, A, atomic -> atomic.weakCompareAndSetAcquire(null, "a")),
            tries("weakCompareAndSetRelease", SWAP, A, atomic -> atomic.weakCompareAndSetRelease(null, "a")),
            tries("compareAndExchange", SWAP, A, atomic -> atomic.compareAndExchange(null, "a") == null),
            tries("compareAndExchangeAcquire", SWAP, A, atomic -> atomic.compareAndExchangeAcquire(null, "a") == null),
            tries("compareAndExchangeRelease", SWAP, A, atomic -> atomic.compareAndExchangeRelease(null, "a") == null),
            updates("getAndUpdate", A, atomic -> atomic.getAndUpdate(old -> "a")),
            updates("updateAndGet", A, atomic -> atomic.updateAndGet(old -> "a")),
            updates("getAndAccumulate", A, atomic -> atomic.getAndAccumulate("a", (old, more) -> more)),
            updates("accumulateAndGet", A, atomic -> atomic.accumulateAndGet("a", (old, more) -> more)),
            reads("toString", A, atomic -> keep(atomic.toString())));

    private static final List<Operation<AtomicIntegerArray>> INTS = List.of(
            reads("get", A, array -> keep(array.get(0))),
            reads("getPlain", A, array -> keep(array.getPlain(0))),
            reads("getOpaque", A, array -> keep(array.getOpaque(0))),
            reads("getAcquire", A, array -> keep(array.getAcquire(0))),
            writes("set", A, array -> array.set(0, 1)),
            writes("setPlain", A, array -> array.setPlain(0, 1)),
            writes("setOpaque", A, array -> array.setOpaque(0, 1)),
            writes("setRelease", A, array -> array.setRelease(0, 1)),
            writes("lazySet", A, array -> array.lazySet(0, 1)),
            writes("getAndSet", A, array -> array.getAndSet(0, 1)),
            tries("compareAndSet", SWAP, A, array -> array.compareAndSet(0, 1, 2)),
            tries("weakCompareAndSet", SWAP, A, array -> array.weakCompareAndSet(0, 1, 2)),
            tries("weakCompareAndSetPlain", SWAP, A, array -> array.weakCompareAndSetPlain(0, 1, 2)),
            tries("weakCompareAndSetVolatile", SWAP, A, array -> array.weakCompareAndSetVolatile(0, 1, 2)),
            tries("weakCompareAndSetAcquire", SWAP, A, array -> array.weakCompareAndSetAcquire(0, 1, 2)),
            tries("weakCompareAndSetRelease", SWAP, A, array -> array.weakCompareAndSetRelease(0, 1, 2)),
            tries("compareAndExchange", SWAP, A, array -> array.compareAndExchange(0, 1, 2) == 1),
            tries("compareAndExchangeAcquire", SWAP, A, array -> array.compareAndExchangeAcquire(0, 1, 2) == 1),
            tries("compareAndExchangeRelease", SWAP, A, array -> array.compareAndExchangeRelease(0, 1, 2) == 1),
            updates("getAndUpdate", A, array -> array.getAndUpdate(0, old -> 1)),
            updates("updateAndGet", A, array -> array.updateAndGet(0, old -> 1)),
            updates("getAndAccumulate", A, array -> array.getAndAccumulate(0, 1, (old, more) -> more)),
            updates("accumulateAndGet", A, array -> array.accumulateAndGet(0, 1, (old, more) -> more)),
            bumps("getAndIncrement, dropped", A, array -> array.getAndIncrement(0)),
            writes("getAndIncrement, looked at", A, array -> keep(array.getAndIncrement(0))),
            bumps("getAndDecrement, dropped", A, array -> array.getAndDecrement(0)),
            writes("getAndDecrement, looked at", A, array -> keep(array.getAndDecrement(0))),
            bumps("incrementAndGet, dropped", A, array -> array.incrementAndGet(0)),
            writes("incrementAndGet, looked at", A, array -> keep(array.incrementAndGet(0))),
            bumps("decrementAndGet, dropped", A, array -> array.decrementAndGet(0)),
            writes("decrementAndGet, looked at", A, array -> keep(array.decrementAndGet(0))),
            bumps("getAndAdd, dropped", A, array -> array.getAndAdd(0, 2)),
            writes("getAndAdd, looked at", A, array -> keep(array.getAndAdd(0, 2))),
            bumps("addAndGet, dropped", A, array -> array.addAndGet(0, 2)),
            writes("addAndGet, looked at", A, array -> keep(array.addAndGet(0, 2))));

    private static final List<Operation<AtomicLongArray>> LONGS = List.of(
            reads("get", A, array -> keep(array.get(0))),
            reads("getPlain", A, array -> keep(array.getPlain(0))),
            reads("getOpaque", A, array -> keep(array.getOpaque(0))),
            reads("getAcquire", A, array -> keep(array.getAcquire(0))),
            writes("set", A, array -> array.set(0, 1)),
            writes("setPlain", A, array -> array.setPlain(0, 1)),
            writes("setOpaque", A, array -> array.setOpaque(0, 1)),
            writes("setRelease", A, array -> array.setRelease(0, 1)),
            writes("lazySet", A, array -> array.lazySet(0, 1)),
            writes("getAndSet", A, array -> array.getAndSet(0, 1)),
            tries("compareAndSet", SWAP, A, array -> array.compareAndSet(0, 1, 2)),
            tries("weakCompareAndSet", SWAP, A, array -> array.weakCompareAndSet(0, 1, 2)),
            tries("weakCompareAndSetPlain", SWAP, A, array -> array.weakCompareAndSetPlain(0, 1, 2)),
            tries("weakCompareAndSetVolatile", SWAP, A, array -> array.weakCompareAndSetVolatile(0, 1, 2)),
            tries("weakCompareAndSetAcquire", SWAP, A, array -> array.weakCompareAndSetAcquire(0, 1, 2)),
            tries("weakCompareAndSetRelease", SWAP, A, array -> array.weakCompareAndSetRelease(0, 1, 2)),
            tries("compareAndExchange", SWAP, A, array -> array.compareAndExchange(0, 1, 2) == 1),
            tries("compareAndExchangeAcquire", SWAP, A, array -> array.compareAndExchangeAcquire(0, 1, 2) == 1),
            tries("compareAndExchangeRelease", SWAP, A, array -> array.compareAndExchangeRelease(0, 1, 2) == 1),
            updates("getAndUpdate", A, array -> array.getAndUpdate(0, old -> 1)),
            updates("updateAndGet", A, array -> array.updateAndGet(0, old -> 1)),
            updates("getAndAccumulate", A, array -> array.getAndAccumulate(0, 1, (old, more) -> more)),
            updates("accumulateAndGet", A, array -> array.accumulateAndGet(0, 1, (old, more) -> more)),
            bumps("getAndIncrement, dropped", A, array -> array.getAndIncrement(0)),
            writes("getAndIncrement, looked at", A, array -> keep(array.getAndIncrement(0))),
            bumps("getAndDecrement, dropped", A, array -> array.getAndDecrement(0)),
            writes("getAndDecrement, looked at", A, array -> keep(array.getAndDecrement(0))),
            bumps("incrementAndGet, dropped", A, array -> array.incrementAndGet(0)),
            writes("incrementAndGet, looked at", A, array -> keep(array.incrementAndGet(0))),
            bumps("decrementAndGet, dropped", A, array -> array.decrementAndGet(0)),
            writes("decrementAndGet, looked at", A, array -> keep(array.decrementAndGet(0))),
            bumps("getAndAdd, dropped", A, array -> array.getAndAdd(0, 2)),
            writes("getAndAdd, looked at", A, array -> keep(array.getAndAdd(0, 2))),
            bumps("addAndGet, dropped", A, array -> array.addAndGet(0, 2)),
            writes("addAndGet, looked at", A, array -> keep(array.addAndGet(0, 2))));

    private static final List<Operation<AtomicReferenceArray<String>>> REFERENCES = List.of(
            reads("get", A, array -> keep(array.get(0))),
            reads("getPlain", A, array -> keep(array.getPlain(0))),
            reads("getOpaque", A, array -> keep(array.getOpaque(0))),
            reads("getAcquire", A, array -> keep(array.getAcquire(0))),
            writes("set", A, array -> array.set(0, "a")),
            writes("setPlain", A, array -> array.setPlain(0, "a")),
            writes("setOpaque", A, array -> array.setOpaque(0, "a")),
            writes("setRelease", A, array -> array.setRelease(0, "a")),
            writes("lazySet", A, array -> array.lazySet(0, "a")),
            writes("getAndSet", A, array -> array.getAndSet(0, "a")),
            tries("compareAndSet", SWAP, A, array -> array.compareAndSet(0, null, "a")),
            tries("weakCompareAndSet", SWAP, A, array -> array.weakCompareAndSet(0, null, "a")),
            tries("weakCompareAndSetPlain", SWAP, A, array -> array.weakCompareAndSetPlain(0, null, "a")),
            tries("weakCompareAndSetVolatile", SWAP, A, array -> array.weakCompareAndSetVolatile(0, null, "a")),
            tries("weakCompareAndSetAcquire", SWAP, A, array -> array.weakCompareAndSetAcquire(0, null, "a")),
            tries("weakCompareAndSetRelease", SWAP, A, array -> array.weakCompareAndSetRelease(0, null, "a")),
            tries("compareAndExchange", SWAP, A, array -> array.compareAndExchange(0, null, "a") == null),
            tries("compareAndExchangeAcquire", SWAP, A, array -> array.compareAndExchangeAcquire(0, null, "a") == null),
            tries("compareAndExchangeRelease", SWAP, A, array -> array.compareAndExchangeRelease(0, null, "a") == null),
            updates("getAndUpdate", A, array -> array.getAndUpdate(0, old -> "a")),
            updates("updateAndGet", A, array -> array.updateAndGet(0, old -> "a")),
            updates("getAndAccumulate", A, array -> array.getAndAccumulate(0, "a", (old, more) -> more)),
            updates("accumulateAndGet", A, array -> array.accumulateAndGet(0, "a", (old, more) -> more)));
}
