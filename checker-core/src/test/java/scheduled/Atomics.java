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
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** Atomics: a variable each, or one for each element; counting without a look at the result commutes. */
final class Atomics {
    private static final long A = 1;
    private static final long B = 2;

    private Atomics() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("AtomicInteger", 1, AtomicInteger::new, INT),
                new Kind<>("AtomicLong", 1, AtomicLong::new, LONG),
                new Kind<>("AtomicBoolean", 1, AtomicBoolean::new, BOOLEAN),
                new Kind<>("AtomicReference", 1, AtomicReference::new, REFERENCE),
                new Kind<>("AtomicIntegerArray", 2, () -> new AtomicIntegerArray(2), INTS),
                new Kind<>("AtomicLongArray", 2, () -> new AtomicLongArray(2), LONGS),
                new Kind<>("AtomicReferenceArray", 2, () -> new AtomicReferenceArray<>(2), REFERENCES),
                new Kind<>("AtomicStampedReference", 1, () -> new AtomicStampedReference<>("a", 0), STAMPED),
                new Kind<>("AtomicMarkableReference", 1, () -> new AtomicMarkableReference<>("a", false), MARKED),
                new Kind<>("LongAdder", 1, LongAdder::new, ADDER),
                new Kind<>("DoubleAdder", 1, DoubleAdder::new, DOUBLE_ADDER),
                new Kind<>("LongAccumulator", 1, () -> new LongAccumulator(Long::max, 0), ACCUMULATOR));
    }

    private static final List<Operation<AtomicInteger>> INT = List.of(
            reads("get", A, atomic -> keep(atomic.get())),
            reads("intValue", A, atomic -> keep(atomic.intValue())),
            reads("getAcquire", A, atomic -> keep(atomic.getAcquire())),
            writes("set 1", A, atomic -> atomic.set(1)),
            writes("lazySet 2", A, atomic -> atomic.lazySet(2)),
            writes("setRelease 1", A, atomic -> atomic.setRelease(1)),
            writes("getAndSet 1", A, atomic -> atomic.getAndSet(1)),
            writes("incrementAndGet, looked at", A, atomic -> keep(atomic.incrementAndGet())),
            writes("getAndAdd, looked at", A, atomic -> keep(atomic.getAndAdd(1))),
            bumps("incrementAndGet, dropped", A, atomic -> atomic.incrementAndGet()),
            bumps("getAndDecrement, dropped", A, atomic -> atomic.getAndDecrement()),
            bumps("addAndGet, dropped", A, atomic -> atomic.addAndGet(2)),
            updates("updateAndGet", A, atomic -> atomic.updateAndGet(old -> old + 1)),
            updates("accumulateAndGet", A, atomic -> atomic.accumulateAndGet(1, Integer::sum)),
            tries("compareAndSet 1", SWAP, A, atomic -> atomic.compareAndSet(1, 2)),
            tries("compareAndSet 0", SWAP, A, atomic -> atomic.compareAndSet(0, 1)),
            tries("weakCompareAndSetPlain 2", SWAP, A, atomic -> atomic.weakCompareAndSetPlain(2, 1)),
            tries("compareAndExchange 1", SWAP, A, atomic -> atomic.compareAndExchange(1, 2) == 1));

    private static final List<Operation<AtomicLong>> LONG = List.of(
            reads("get", A, atomic -> keep(atomic.get())),
            reads("toString", A, atomic -> keep(atomic.toString().length())),
            writes("set 1", A, atomic -> atomic.set(1)),
            writes("decrementAndGet, looked at", A, atomic -> keep(atomic.decrementAndGet())),
            bumps("getAndIncrement, dropped", A, atomic -> atomic.getAndIncrement()),
            updates("getAndUpdate", A, atomic -> atomic.getAndUpdate(old -> 1)),
            tries("compareAndSet 1", SWAP, A, atomic -> atomic.compareAndSet(1, 2)),
            tries("compareAndExchange 0", SWAP, A, atomic -> atomic.compareAndExchange(0, 1) == 0));

    private static final List<Operation<AtomicBoolean>> BOOLEAN = List.of(
            reads("get", A, atomic -> keep(atomic.get() ? 1 : 0)),
            reads("getPlain", A, atomic -> keep(atomic.getPlain() ? 1 : 0)),
            writes("set false", A, atomic -> atomic.set(false)),
            writes("getAndSet", A, atomic -> atomic.getAndSet(true)),
            tries("compareAndSet false", SWAP, A, atomic -> atomic.compareAndSet(false, true)),
            tries("compareAndExchange true", SWAP, A, atomic -> atomic.compareAndExchange(true, false)));

    private static final List<Operation<AtomicReference<String>>> REFERENCE = List.of(
            reads("get", A, atomic -> keep(atomic.get())),
            reads("toString", A, atomic -> keep(atomic.toString().length())),
            writes("set null", A, atomic -> atomic.set(null)),
            writes("getAndSet", A, atomic -> atomic.getAndSet("a")),
            updates("getAndUpdate", A, atomic -> atomic.getAndUpdate(old -> "b")),
            updates("accumulateAndGet", A, atomic -> atomic.accumulateAndGet("c", (old, more) -> more)),
            tries("compareAndSet null", SWAP, A, atomic -> atomic.compareAndSet(null, "a")),
            tries("compareAndExchange a", SWAP, A, atomic -> "a".equals(atomic.compareAndExchange("a", null))));

    private static final List<Operation<AtomicIntegerArray>> INTS = List.of(
            reads("get 0", A, array -> keep(array.get(0))),
            writes("set 0", A, array -> array.set(0, 1)),
            bumps("incrementAndGet 0, dropped", A, array -> array.incrementAndGet(0)),
            writes("incrementAndGet 0, looked at", A, array -> keep(array.incrementAndGet(0))),
            tries("compareAndSet 0", SWAP, A, array -> array.compareAndSet(0, 1, 2)),
            updates("updateAndGet 0", A, array -> array.updateAndGet(0, old -> 1)),
            reads("get 1", B, array -> keep(array.get(1))),
            writes("lazySet 1", B, array -> array.lazySet(1, 1)),
            bumps("getAndAdd 1, dropped", B, array -> array.getAndAdd(1, 1)),
            tries("compareAndExchange 1", SWAP, B, array -> array.compareAndExchange(1, 1, 2) == 1));

    private static final List<Operation<AtomicLongArray>> LONGS = List.of(
            reads("get 0", A, array -> keep(array.get(0))),
            writes("getAndSet 0", A, array -> array.getAndSet(0, 1)),
            bumps("decrementAndGet 0, dropped", A, array -> array.decrementAndGet(0)),
            tries("compareAndSet 0", SWAP, A, array -> array.compareAndSet(0, 1, 2)),
            reads("getOpaque 1", B, array -> keep(array.getOpaque(1))),
            updates("accumulateAndGet 1", B, array -> array.accumulateAndGet(1, 2, Long::sum)));

    private static final List<Operation<AtomicReferenceArray<String>>> REFERENCES = List.of(
            reads("get 0", A, array -> keep(array.get(0))),
            writes("set 0", A, array -> array.set(0, "a")),
            tries("compareAndSet 0", SWAP, A, array -> array.compareAndSet(0, null, "a")),
            reads("getPlain 1", B, array -> keep(array.getPlain(1))),
            updates("getAndUpdate 1", B, array -> array.getAndUpdate(1, old -> "b")));

    private static final List<Operation<AtomicStampedReference<String>>> STAMPED = List.of(
            reads("get", A, pair -> keep(pair.get(new int[1]).length())),
            reads("getReference", A, pair -> keep(pair.getReference().length())),
            reads("getStamp", A, pair -> keep(pair.getStamp())),
            writes("set", A, pair -> pair.set("a", 1)),
            tries("compareAndSet", SWAP, A, pair -> pair.compareAndSet("a", "a", 0, 1)),
            tries("attemptStamp of b", SWAP, A, pair -> pair.attemptStamp("b", 7)));

    private static final List<Operation<AtomicMarkableReference<String>>> MARKED = List.of(
            reads("isMarked", A, pair -> keep(pair.isMarked() ? 1 : 0)),
            reads("get", A, pair -> keep(pair.get(new boolean[1]).length())),
            writes("set", A, pair -> pair.set("a", false)),
            tries("weakCompareAndSet", SWAP, A, pair -> pair.weakCompareAndSet("a", "a", false, true)),
            tries("attemptMark of b", SWAP, A, pair -> pair.attemptMark("b", true)));

    private static final List<Operation<LongAdder>> ADDER = List.of(
            bumps("increment", A, LongAdder::increment),
            bumps("decrement", A, LongAdder::decrement),
            bumps("add", A, adder -> adder.add(2)),
            reads("sum", A, adder -> keep(adder.sum())),
            reads("intValue", A, adder -> keep(adder.intValue())),
            reads("toString", A, adder -> keep(adder.toString().length())),
            writes("reset", A, LongAdder::reset),
            writes("sumThenReset", A, adder -> keep(adder.sumThenReset())));

    private static final List<Operation<DoubleAdder>> DOUBLE_ADDER = List.of(
            bumps("add", A, adder -> adder.add(2)),
            reads("sum", A, adder -> keep((long) adder.sum())),
            writes("reset", A, DoubleAdder::reset));

    private static final List<Operation<LongAccumulator>> ACCUMULATOR = List.of(
            bumps("accumulate", A, accumulator -> accumulator.accumulate(2)),
            reads("get", A, accumulator -> keep(accumulator.get())),
            reads("longValue", A, accumulator -> keep(accumulator.longValue())),
            writes("reset", A, LongAccumulator::reset),
            writes("getThenReset", A, accumulator -> keep(accumulator.getThenReset())));
}
