package modelled;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Stack;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Bugs and their cures as they are met in practice. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable"}) // the calls are what matters
final class Stories {
    private Stories() {}

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        checkThenAct(cases);
        keysOfTheProgram(cases);
        views(cases);
        fields(cases);
        atomics(cases);
        updates(cases);
        references(cases);
        return cases;
    }

    private static void checkThenAct(List<Case> cases) {
        Map<String, Integer> broken = new ConcurrentHashMap<>();
        cases.add(new Case(
                "check, then act, on the same key",
                true,
                () -> broken.containsKey("k"),
                () -> broken.put("k", 1),
                () -> broken.put("k", 2)));
        Map<String, Integer> apart = new ConcurrentHashMap<>();
        cases.add(new Case(
                "check, then act, on another key",
                false,
                () -> apart.containsKey("k"),
                () -> apart.put("j", 1),
                () -> apart.put("k", 2)));
        Map<String, Integer> once = new ConcurrentHashMap<>();
        cases.add(new Case(
                "computeIfAbsent is one step",
                false,
                () -> once.computeIfAbsent("k", key -> 1),
                () -> once.computeIfAbsent("k", key -> 2),
                () -> {}));
        Map<String, Integer> nested = new ConcurrentHashMap<>();
        int[] outside = new int[1];
        cases.add(new Case(
                "what computeIfAbsent runs is watched",
                true,
                () -> nested.computeIfAbsent("k", key -> outside[0]),
                () -> outside[0] = 1,
                () -> nested.computeIfAbsent("j", key -> outside[0])));
    }

    /** A key that is made anew for each question. */
    private static final class Name {
        private final String text;

        Name(String text) {
            this.text = text;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Name name && name.text.equals(text);
        }

        @Override
        public int hashCode() {
            return Objects.hash(text);
        }
    }

    private static final class Unhashable {
        @Override
        public int hashCode() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }
    }

    private static void keysOfTheProgram(List<Case> cases) {
        Map<Name, Integer> byName = new HashMap<>();
        cases.add(new Case(
                "equal keys of the program are one",
                true,
                () -> byName.get(new Name("k")),
                () -> byName.put(new Name("k"), 1),
                () -> byName.put(new Name("k"), 2)));
        Map<Name, Integer> byOther = new HashMap<>();
        cases.add(new Case(
                "other keys of the program are others",
                false,
                () -> byOther.get(new Name("k")),
                () -> byOther.put(new Name("j"), 1),
                () -> byOther.put(new Name("k"), 2)));
        Map<Object, Integer> failing = new HashMap<>();
        Runnable fails = () -> {
            try {
                failing.put(new Unhashable(), 1);
            } catch (UnsupportedOperationException e) {
                failing.isEmpty();
            }
        };
        cases.add(new Case("a key that cannot be hashed", false, fails, fails, fails));
        Map<String, Integer> withNull = new HashMap<>();
        cases.add(new Case(
                "null is a key",
                true,
                () -> withNull.get(null),
                () -> withNull.put(null, 1),
                () -> withNull.put(null, 2)));
    }

    private static void views(List<Case> cases) {
        Map<String, Integer> viewed = new HashMap<>(Map.of("k", 1, "j", 2));
        Map<String, Integer> readOnly = Collections.unmodifiableMap(viewed);
        cases.add(new Case(
                "an unmodifiable view shows the map",
                true,
                () -> readOnly.get("k"),
                () -> viewed.put("k", 3),
                () -> readOnly.get("k")));
        Map<String, Integer> iterated = new ConcurrentHashMap<>(Map.of("k", 1, "j", 2));
        Iterator<String> keys = iterated.keySet().iterator();
        cases.add(new Case(
                "a walk that someone else disturbs", false, keys::next, () -> iterated.put("l", 3), keys::next));
        Map<String, Integer> plain = new HashMap<>(Map.of("k", 1, "j", 2));
        Iterator<String> plainKeys = plain.keySet().iterator();
        cases.add(new Case(
                "an iteration in which someone puts", true, plainKeys::next, () -> plain.put("k", 3), plainKeys::next));
        List<Integer> copied = new CopyOnWriteArrayList<>(List.of(1, 2));
        Iterator<Integer> numbers = copied.iterator();
        cases.add(new Case("an iteration over a copy", false, numbers::next, () -> copied.add(3), numbers::next));
        Map<String, Integer> paired = new LinkedHashMap<>(Map.of("k", 1));
        Map.Entry<String, Integer> pair = paired.entrySet().iterator().next();
        cases.add(new Case(
                "a pair that is set", true, () -> paired.get("k"), () -> pair.setValue(2), () -> paired.get("k")));
    }

    /** A field that is accessed in three ways. */
    private static final class Cell {
        static final AtomicIntegerFieldUpdater<Cell> UPDATER =
                AtomicIntegerFieldUpdater.newUpdater(Cell.class, "value");
        static final VarHandle VARIABLE;
        static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

        static {
            try {
                VARIABLE = MethodHandles.lookup().findVarHandle(Cell.class, "value", int.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        volatile int value;
        volatile int other;
    }

    private static void fields(List<Case> cases) {
        int[] seen = new int[1];
        Cell updated = new Cell();
        cases.add(new Case(
                "a field and its updater",
                true,
                () -> seen[0] = updated.value,
                () -> Cell.UPDATER.incrementAndGet(updated),
                () -> updated.value = seen[0]));
        Cell handled = new Cell();
        cases.add(new Case(
                "a field and its handle",
                true,
                () -> seen[0] = (int) Cell.VARIABLE.getVolatile(handled),
                () -> handled.value = 2,
                () -> Cell.VARIABLE.setRelease(handled, seen[0] + 1)));
        Cell back = new Cell();
        cases.add(new Case(
                "a field that is as it was when its handle sets it",
                false,
                () -> seen[0] = back.value,
                () -> {
                    back.value = seen[0] + 1;
                    back.value = seen[0];
                },
                () -> Cell.VARIABLE.compareAndSet(back, seen[0], 3)));
        Cell apart = new Cell();
        cases.add(new Case(
                "another field than the handle's",
                false,
                () -> Cell.VARIABLE.setRelease(apart, 1),
                () -> apart.other = 2,
                () -> Cell.UPDATER.set(apart, 2)));
        int[] array = new int[2];
        cases.add(new Case(
                "an element and its handle",
                true,
                () -> seen[0] = array[1],
                () -> Cell.ELEMENT.getAndAdd(array, 1, 5),
                () -> array[1] = seen[0]));
        cases.add(new Case(
                "another element than the handle's",
                false,
                () -> seen[0] = array[1],
                () -> Cell.ELEMENT.getAndAdd(array, 0, 5),
                () -> array[1] = seen[0]));
        Runnable outOfBounds = () -> {
            try {
                Cell.ELEMENT.set(array, 2, 0);
            } catch (IndexOutOfBoundsException e) {
                seen[0]++;
            }
        };
        cases.add(new Case("no such element", false, outOfBounds, () -> array[1]++, outOfBounds));
    }

    private static void atomics(List<Case> cases) {
        AtomicInteger lost = new AtomicInteger();
        int[] seen = new int[1];
        cases.add(new Case(
                "a lost update",
                true,
                () -> seen[0] = lost.get(),
                () -> lost.incrementAndGet(),
                () -> lost.set(seen[0] + 1)));
        AtomicReference<String> once = new AtomicReference<>();
        cases.add(new Case(
                "compareAndSet that succeeds has written",
                true,
                () -> once.compareAndSet(null, "mine"),
                () -> once.set("theirs"),
                () -> once.set("mine")));
        AtomicInteger retried = new AtomicInteger();
        cases.add(new Case(
                "compareAndSet, and again when it fails",
                false,
                () -> seen[0] = retried.get(),
                () -> retried.incrementAndGet(),
                () -> {
                    while (!retried.compareAndSet(seen[0], seen[0] + 1)) {
                        seen[0] = retried.get();
                    }
                }));
    }

    /** Runs it the first time that it is run. */
    private static Runnable once(Runnable what) {
        boolean[] hasRun = new boolean[1];
        return () -> {
            if (!hasRun[0]) {
                hasRun[0] = true;
                Partner.run(what);
            }
        };
    }

    /** An update takes effect when its function has run, not when it begins. */
    private static void updates(List<Case> cases) {
        AtomicInteger number = new AtomicInteger();
        Runnable looks = once(() -> number.get());
        cases.add(new Case(
                "a read while an update computes",
                false,
                () -> number.updateAndGet(old -> {
                    looks.run();
                    return old + 1;
                }),
                () -> {},
                () -> number.set(1)));
        AtomicReference<String> text = new AtomicReference<>("");
        int[] published = new int[1];
        Runnable publishes = once(() -> {
            published[0] = 1;
            text.set("theirs");
        });
        cases.add(new Case(
                "a write that an update has to begin anew for",
                false,
                () -> text.getAndAccumulate("mine", (old, added) -> {
                    publishes.run();
                    return old + added;
                }),
                () -> {},
                () -> published[0]++));
        AtomicIntegerArray array = new AtomicIntegerArray(2);
        Runnable looksAtElement = once(() -> array.get(1));
        cases.add(new Case(
                "a read while the update of an element computes",
                false,
                () -> array.accumulateAndGet(1, 5, (old, added) -> {
                    looksAtElement.run();
                    return old + added;
                }),
                () -> {},
                () -> array.set(1, 1)));
        Cell cell = new Cell();
        Runnable looksAtField = once(() -> cell.other = cell.value);
        cases.add(new Case(
                "a read while the update of a field computes",
                false,
                () -> Cell.UPDATER.getAndUpdate(cell, old -> {
                    looksAtField.run();
                    return old + 1;
                }),
                () -> {},
                () -> cell.value = 1));
        AtomicInteger limited = new AtomicInteger();
        cases.add(new Case(
                "a look, then an update",
                true,
                () -> limited.get(),
                () -> limited.set(7),
                () -> limited.updateAndGet(old -> old + 1)));
        AtomicInteger failing = new AtomicInteger();
        Runnable fails = () -> {
            try {
                failing.updateAndGet(old -> old / 0);
            } catch (ArithmeticException e) {
                e.getMessage();
            }
        };
        cases.add(new Case("an update that fails", false, fails, () -> failing.get(), fails));
        AtomicInteger outer = new AtomicInteger();
        AtomicInteger inner = new AtomicInteger();
        cases.add(new Case(
                "an update within an update",
                true,
                () -> outer.updateAndGet(old -> old + inner.updateAndGet(within -> within + 1)),
                () -> inner.set(0),
                () -> inner.get()));
    }

    /** A type without methods, beside which a function may have another type. */
    private interface Marker {}

    private static void references(List<Case> cases) {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        Supplier<Integer> size = map::size;
        cases.add(new Case("a reference to a method", true, size::get, () -> map.put("k", 1), size::get));
        BiFunction<String, Integer, Integer> put = map::put;
        cases.add(new Case(
                "a reference to a method with a result that is dropped",
                true,
                () -> map.get("k"),
                () -> put.apply("k", 1),
                () -> map.get("k")));
        Supplier<Integer> marked = (Supplier<Integer> & Marker) map::size;
        cases.add(new Case("a reference of two types", true, marked::get, () -> map.put("j", 1), marked::get));
        LinkedHashMap<String, Integer> linked = new LinkedHashMap<>();
        Supplier<Integer> inherited = linked::size;
        cases.add(new Case(
                "a reference to an inherited method", true, inherited::get, () -> linked.put("k", 1), inherited::get));
        Stack<String> stack = new Stack<>();
        Consumer<String> add = stack::add;
        cases.add(new Case(
                "a reference to an inherited method with an argument",
                true,
                stack::size,
                () -> add.accept("k"),
                stack::size));
    }
}
