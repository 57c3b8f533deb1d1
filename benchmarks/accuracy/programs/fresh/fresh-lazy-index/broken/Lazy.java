package lazyindex;

import java.util.function.Supplier;

/** A value that is computed once. */
public class Lazy<T> implements Supplier<T> {
    private final Supplier<? extends T> factory;
    private T value;

    public Lazy(Supplier<? extends T> factory) {
        this.factory = factory;
    }

    @Override
    public T get() {
        if (value == null) {
            value = factory.get();
        }
        return value;
    }
}
