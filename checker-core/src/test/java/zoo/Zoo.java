package zoo;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** All programs of the zoo. */
public final class Zoo {
    private static final List<Class<?>> CAGES = List.of(
            zoo.Arrays.class,
            Bank.class,
            Checks.class,
            Counters.class,
            Handles.class,
            Libraries.class,
            Monitors.class,
            Objects.class,
            Readers.class,
            Rings.class,
            Synchronizers.class,
            Threads.class,
            Volatiles.class);

    private Zoo() {}

    /** In the order of their names. */
    public static List<Class<?>> programs() {
        return CAGES.stream()
                .<Class<?>>flatMap(cage -> Stream.of(cage.getDeclaredClasses()))
                .filter(type -> type.isAnnotationPresent(Expect.class))
                .sorted(Comparator.comparing(Class::getName))
                .toList();
    }
}
