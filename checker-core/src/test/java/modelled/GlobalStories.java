package modelled;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** Variables of the JVM. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue"}) // the calls are what matters
final class GlobalStories {
    private GlobalStories() {}

    private static final String A = "modelled.a";
    private static final String B = "modelled.b";

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        properties(cases);
        streams(cases);
        defaults(cases);
        return cases;
    }

    private static void twice(List<Case> cases, String name, boolean isCut, Runnable looks, Runnable between) {
        cases.add(new Case(name, isCut, looks, between, looks));
    }

    private static void properties(List<Case> cases) {
        Runnable setA = () -> System.setProperty(A, "1");
        Runnable setB = () -> System.setProperty(B, "1");
        twice(cases, "getProperty and setProperty", true, () -> System.getProperty(A), setA);
        twice(cases, "getProperty with a default", true, () -> System.getProperty(A, "0"), setA);
        twice(cases, "properties of other names", false, () -> System.getProperty(A), setB);
        twice(cases, "getProperty twice", false, () -> System.getProperty(A), () -> System.getProperty(A));
        twice(cases, "clearProperty", true, () -> System.getProperty(A), () -> System.clearProperty(A));
        twice(cases, "getInteger", true, () -> Integer.getInteger(A), setA);
        twice(cases, "getLong", true, () -> Long.getLong(A, 1), setA);
        twice(cases, "getBoolean", true, () -> Boolean.getBoolean(B), setB);
        twice(cases, "getProperties", true, () -> System.getProperties().getProperty(A), setA);
        twice(cases, "getProperties, all", true, () -> System.getProperties().size(), setA);
        twice(
                cases,
                "setProperty by getProperties",
                true,
                () -> System.getProperty(A),
                () -> System.getProperties().put(A, "2"));
        cases.add(new Case(
                "check, then set a property",
                true,
                () -> System.getProperty(A),
                setA,
                () -> System.setProperty(A, "3")));
        Properties before = System.getProperties();
        Properties others = new Properties();
        others.putAll(before);
        twice(cases, "setProperties", true, () -> System.getProperty(A), () -> System.setProperties(others));
        System.setProperties(before);
        Properties defaults = new Properties();
        Properties own = new Properties(defaults);
        twice(cases, "a property's default", true, () -> own.getProperty(A), () -> defaults.setProperty(A, "1"));
        twice(
                cases,
                "the names of defaults",
                true,
                () -> own.stringPropertyNames(),
                () -> defaults.setProperty(B, "1"));
        twice(cases, "another property's default", false, () -> own.getProperty(A), () -> defaults.setProperty(B, "1"));
    }

    private static void streams(List<Case> cases) {
        PrintStream none = new PrintStream(OutputStream.nullOutputStream());
        PrintStream out = System.out;
        PrintStream err = System.err;
        twice(cases, "setOut", true, () -> System.out.flush(), () -> System.setOut(none));
        twice(cases, "setErr", true, () -> System.err.flush(), () -> System.setErr(none));
        twice(cases, "setErr is not setOut", false, () -> System.out.flush(), () -> System.setErr(none));
        twice(cases, "to print", false, () -> System.out.print(""), () -> System.out.print(""));
        twice(
                cases,
                "setIn",
                true,
                () -> System.in.markSupported(),
                () -> System.setIn(new ByteArrayInputStream(new byte[0])));
        System.setOut(out);
        System.setErr(err);
    }

    private static void defaults(List<Case> cases) {
        Locale locale = Locale.getDefault();
        twice(cases, "the default locale", true, () -> Locale.getDefault(), () -> Locale.setDefault(locale));
        twice(
                cases,
                "the default locale of a category",
                true,
                () -> Locale.getDefault(Locale.Category.FORMAT),
                () -> Locale.setDefault(locale));
        TimeZone zone = TimeZone.getDefault();
        twice(cases, "the default time zone", true, () -> TimeZone.getDefault(), () -> TimeZone.setDefault(zone));
        twice(cases, "a time zone of the program", true, () -> zone.getRawOffset(), () -> zone.setRawOffset(0));
        twice(cases, "locale and time zone", false, () -> Locale.getDefault(), () -> TimeZone.setDefault(zone));
        twice(
                cases,
                "the handler of exceptions",
                true,
                () -> Thread.getDefaultUncaughtExceptionHandler(),
                () -> Thread.setDefaultUncaughtExceptionHandler(null));
    }
}
