package lambdamemo;

import java.util.function.Supplier;

public final class Lazy {
    private Lazy() {}

    public static <T> Supplier<T> of(Supplier<T> supplier) {
        Object[] cell = new Object[1];
        return () -> {
            synchronized (cell) {
                if (cell[0] == null) {
                    cell[0] = supplier.get();
                }
                @SuppressWarnings("unchecked")
                T value = (T) cell[0];
                return value;
            }
        };
    }
}
