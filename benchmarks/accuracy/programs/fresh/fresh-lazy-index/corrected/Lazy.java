package lazyindex;

import java.util.function.Supplier;

/** A value that is computed once. */
public class Lazy<T> implements Supplier<T> {
    private final Supplier<? extends T> factory;
    private volatile T value;

    public Lazy(Supplier<? extends T> factory) {
        this.factory = factory;
    }

    @Override
    public T get() {
        T seen = value;
        if (seen == null) {
            synchronized (this) {
                seen = value;
                if (seen == null) {
                    seen = factory.get();
                    value = seen;
                }
            }
        }
        return seen;
    }
}
