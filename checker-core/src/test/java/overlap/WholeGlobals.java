package overlap;

import static overlap.Whole.whole;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import overlap.Kind.Variable;

/** Variables of the JVM. To make one is to set it to what it is at the beginning of a round. Watched. */
final class WholeGlobals {
    private static final AtomicInteger NAMES = new AtomicInteger();
    private static final String SHARED = "overlap.shared";

    private static final PrintStream FIRST_OUT = System.out;
    private static final PrintStream FIRST_ERR = System.err;
    private static final InputStream FIRST_IN = System.in;
    private static final Properties FIRST_PROPERTIES = System.getProperties();
    private static final TimeZone OLD_ZONE = TimeZone.getTimeZone("GMT+1");
    private static final TimeZone NEW_ZONE = TimeZone.getTimeZone("GMT+2");
    private static final Thread.UncaughtExceptionHandler HANDLER = (thread, thrown) -> {};

    private WholeGlobals() {}

    /** Stands for a variable that has no object. */
    private record Place(String name) {}

    static List<Kind> all() {
        return List.of(
                Kind.global(property("unset property", () -> "overlap." + NAMES.incrementAndGet()), Variable.NAMED),
                Kind.global(property("property", WholeGlobals::setProperty), Variable.NAMED),
                shared("properties", place -> System.getProperty(SHARED), place -> System.setProperty(SHARED, "new"))
                        .apply(WholeGlobals::otherProperties),
                shared(
                                "standard output",
                                place -> System.out == FIRST_OUT,
                                place -> System.setOut(new PrintStream(FIRST_OUT)))
                        .apply(() -> new PrintStream(FIRST_OUT)),
                shared(
                                "error output",
                                place -> System.err == FIRST_ERR,
                                place -> System.setErr(new PrintStream(FIRST_ERR)))
                        .apply(() -> new PrintStream(FIRST_ERR)),
                shared(
                                "standard input",
                                place -> System.in == FIRST_IN,
                                place -> System.setIn(new ByteArrayInputStream(new byte[0])))
                        .apply(() -> new ByteArrayInputStream(new byte[0])),
                shared("locale", place -> Locale.getDefault(), place -> Locale.setDefault(Locale.GERMANY))
                        .apply(() -> Locale.GERMANY),
                shared("time zone", place -> TimeZone.getDefault().getID(), place -> TimeZone.setDefault(NEW_ZONE))
                        .apply(() -> NEW_ZONE),
                shared(
                                "handler",
                                place -> Thread.getDefaultUncaughtExceptionHandler() == null,
                                place -> Thread.setDefaultUncaughtExceptionHandler(HANDLER))
                        .apply(() -> HANDLER));
    }

    private static Whole<String> property(String name, Supplier<String> maker) {
        return whole(
                name,
                String.class,
                maker,
                System::getProperty,
                property -> System.setProperty(property, "7"),
                property -> System.setProperty(property, "true"),
                System::clearProperty);
    }

    private static String setProperty() {
        String name = "overlap." + NAMES.incrementAndGet();
        System.setProperty(name, "old");
        return name;
    }

    private static Properties otherProperties() {
        Properties other = new Properties();
        other.putAll(FIRST_PROPERTIES);
        other.setProperty(SHARED, "new");
        return other;
    }

    private interface Given {
        Kind apply(Supplier<?> sample);
    }

    private static Given shared(String name, Whole.Look<Place> look, Whole.Change<Place> change) {
        Supplier<Place> maker = () -> {
            reset();
            return new Place(name);
        };
        return sample ->
                Kind.global(whole(name, Place.class, maker, look, change).given(sample), Variable.SHARED);
    }

    /** All of them, because a call is tried on each. */
    private static void reset() {
        System.setProperties(FIRST_PROPERTIES);
        System.clearProperty(SHARED);
        System.setOut(FIRST_OUT);
        System.setErr(FIRST_ERR);
        System.setIn(FIRST_IN);
        Locale.setDefault(Locale.ROOT);
        TimeZone.setDefault(OLD_ZONE);
        Thread.setDefaultUncaughtExceptionHandler(null);
    }
}
