package scheduled;

import static dev.atomicity.scheduled.Kind.ALL;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/**
 * Variables of the JVM. There is only one of each, so the object is not what is accessed; what other schedules did to them before
 * is over.
 */
final class Globals {
    private static final long A = 1;
    private static final long B = 2;
    private static final Object JVM = new Object();
    private static final String FIRST = "scheduled.first";
    private static final String SECOND = "scheduled.second";

    private Globals() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("system properties", 2, () -> JVM, PROPERTIES),
                new Kind<>("System.in", 1, () -> JVM, INPUT),
                new Kind<>("default locale", 1, () -> JVM, LOCALE),
                new Kind<>("default time zone", 1, () -> JVM, ZONE),
                new Kind<>("default handler", 1, () -> JVM, HANDLER));
    }

    private static final List<Operation<Object>> PROPERTIES = List.of(
            reads("getProperty a", A, any -> keep(System.getProperty(FIRST))),
            reads("getInteger a", A, any -> keep(Integer.getInteger(FIRST))),
            reads("getLong a", A, any -> keep(Long.getLong(FIRST))),
            reads("getBoolean b", B, any -> keep(Boolean.getBoolean(SECOND))),
            reads(
                    "getProperties, getProperty a",
                    A,
                    any -> keep(System.getProperties().getProperty(FIRST))),
            reads("getProperties, size", ALL, any -> keep(System.getProperties().size())),
            writes("setProperty a", A, any -> System.setProperty(FIRST, "1")),
            writes("setProperty b", B, any -> System.setProperty(SECOND, "1")),
            writes("set and clearProperty a", A, any -> {
                System.setProperty(FIRST, "1");
                System.clearProperty(FIRST);
            }));

    private static final List<Operation<Object>> INPUT = List.of(
            reads("System.in", A, any -> keep(System.in)),
            writes("setIn", A, any -> System.setIn(new ByteArrayInputStream(new byte[0]))));

    private static final List<Operation<Object>> LOCALE = List.of(
            reads("getDefault", A, any -> keep(Locale.getDefault())),
            writes("setDefault", A, any -> Locale.setDefault(Locale.ROOT)));

    private static final List<Operation<Object>> ZONE = List.of(
            reads("getDefault", A, any -> keep(TimeZone.getDefault())),
            writes("setDefault", A, any -> TimeZone.setDefault(TimeZone.getTimeZone("UTC"))));

    private static final List<Operation<Object>> HANDLER = List.of(
            reads("get", A, any -> keep(Thread.getDefaultUncaughtExceptionHandler())),
            writes("set", A, any -> Thread.setDefaultUncaughtExceptionHandler(null)));
}
