package dev.atomicity.scheduled;

import dev.atomicity.scheduled.Step.Manner;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Something that a program does to an object, and what that is to the checker.
 *
 * @param turns the steps of each turn: between two turns others may come in
 */
public record Operation<T>(String name, List<List<Step>> turns, Code<T> code) {
    /** Returns whether it has changed something, for a step that may or may not; otherwise it does not matter. */
    public interface Code<T> {
        boolean run(T object, Pause pause) throws Exception;
    }

    public static <T> Operation<T> reads(String name, long parts, Consumer<T> code) {
        return does(name, code, Step.of(Access.read(parts)));
    }

    public static <T> Operation<T> readsPlainly(String name, long parts, Consumer<T> code) {
        return does(name, code, new Step(Manner.PLAIN, List.of(Access.read(parts))));
    }

    public static <T> Operation<T> writes(String name, long parts, Consumer<T> code) {
        return does(name, code, Step.of(Access.write(parts)));
    }

    public static <T> Operation<T> uses(String name, long parts, Consumer<T> code) {
        return does(name, code, Step.of(Access.use(parts)));
    }

    public static <T> Operation<T> bumps(String name, long parts, Consumer<T> code) {
        return does(name, code, Step.of(Access.bump(parts)));
    }

    /** Several steps, with nobody in between. */
    public static <T> Operation<T> does(String name, Consumer<T> code, Step... steps) {
        return new Operation<>(name, List.of(List.of(steps)), (object, pause) -> {
            code.accept(object);
            return true;
        });
    }

    /** Changes something, or finds that it cannot. */
    public static <T> Operation<T> tries(String name, Manner manner, long parts, Predicate<T> code) {
        return new Operation<>(
                name,
                List.of(List.of(new Step(manner, List.of(Access.write(parts))))),
                (object, pause) -> code.test(object));
    }

    /** Changes something in a collection, or finds that there is nothing to change. */
    public static <T> Operation<T> tries(String name, long parts, Predicate<T> code) {
        return tries(name, Manner.IF_CHANGED, parts, code);
    }

    /** Changes an atomic by a function. */
    public static <T> Operation<T> updates(String name, long parts, Consumer<T> code) {
        return does(name, code, Step.of(Access.write(parts)));
    }

    /** May wait for other threads. */
    public static <T> Operation<T> waits(String name, long parts, Predicate<T> code) {
        return tries(name, Manner.WAITING, parts, code);
    }

    /** A method in the middle of which others come in, once for each step but the last. */
    public static <T> Operation<T> inTurns(String name, Code<T> code, Step... steps) {
        return new Operation<>(name, List.of(steps).stream().map(List::of).toList(), code);
    }
}
