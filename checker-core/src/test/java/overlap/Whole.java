package overlap;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * An object of the JDK that is one variable: how it is made, looked at and changed. The functions are of classes that are
 * watched.
 *
 * @param samples what its methods may be given, by the types of their parameters
 */
record Whole<T>(
        String name,
        Class<T> type,
        Supplier<T> maker,
        Look<T> look,
        List<Change<T>> changes,
        List<Supplier<?>> samples) {
    /** Shows everything that calls can change; it may change the object itself. */
    interface Look<T> {
        Object at(T object) throws Exception;
    }

    /** A plain change. */
    interface Change<T> {
        void make(T object) throws Exception;
    }

    @SafeVarargs
    static <T> Whole<T> whole(String name, Class<T> type, Supplier<T> maker, Look<T> look, Change<T>... changes) {
        return new Whole<>(name, type, maker, look, List.of(changes), List.of());
    }

    /** With arguments for its methods. */
    Whole<T> given(Supplier<?>... more) {
        return new Whole<>(name, type, maker, look, changes, List.of(more));
    }

    /** Made in another way, so that other calls do something. */
    Whole<T> made(String otherName, Supplier<T> otherMaker) {
        return new Whole<>(otherName, type, otherMaker, look, changes, samples);
    }

    Kind kind() {
        return Kind.whole(this);
    }

    Object snapshot(Object root) {
        return attempt(() -> look.at(type.cast(root)));
    }

    /** A call that may fail: then the type of the exception is what it shows. */
    static Object attempt(Callable<?> call) {
        try {
            return call.call();
        } catch (Exception e) {
            return e.getClass();
        }
    }

    void change(Object root, int change) {
        if (change >= changes.size()) {
            throw new IllegalStateException("there is no such change");
        }
        try {
            changes.get(change).make(type.cast(root));
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
