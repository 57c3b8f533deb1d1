package overlap;

/** The types of references to methods with so many operands. */
public final class Calls {
    private Calls() {}

    public interface Of1 {
        Object call(Object first);
    }

    public interface Of2 {
        Object call(Object first, Object second);
    }

    public interface Of3 {
        Object call(Object first, Object second, Object third);
    }

    public interface To1 {
        void call(Object first);
    }

    public interface To2 {
        void call(Object first, Object second);
    }

    public interface To3 {
        void call(Object first, Object second, Object third);
    }
}
