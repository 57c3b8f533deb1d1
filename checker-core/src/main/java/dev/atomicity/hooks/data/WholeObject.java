package dev.atomicity.hooks.data;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A class of the JDK whose objects have a state that is one variable: a matcher, a format, a digest, a reader. The same holds for all
 * subclasses in the JDK.
 */
public final class WholeObject {
    /** How an object may be used. */
    private enum Use {
        /** By one thread at a time. */
        BY_ONE,
        /** By several threads at the same time. */
        BY_SEVERAL,
        /** The same, and the object lets only one thread in at a time, by its own monitor. */
        BY_MONITOR,
        /** By several, and the output goes elsewhere: the order of two writes does not matter, as in a log. */
        FOR_OUTPUT
    }

    private static final Map<String, WholeObject> BY_NAME = new ConcurrentHashMap<>();

    static {
        add(
                Use.BY_ONE,
                "java.util.regex.Matcher",
                "java.text.Format",
                "java.text.BreakIterator",
                "java.util.Calendar",
                "java.util.Date",
                "java.util.Scanner",
                "java.util.StringTokenizer",
                "java.util.TimeZone",
                "java.security.MessageDigest",
                "java.security.Signature",
                "javax.crypto.Mac",
                "javax.crypto.Cipher",
                "java.util.zip.CRC32",
                "java.util.zip.CRC32C",
                "java.util.zip.Adler32",
                "java.nio.charset.CharsetEncoder",
                "java.nio.charset.CharsetDecoder");
        add(
                Use.BY_SEVERAL,
                "dev.atomicity.hooks.GlobalVariable",
                "java.text.Collator",
                "java.util.Random",
                "java.util.zip.Deflater",
                "java.util.zip.Inflater",
                "java.io.StringReader",
                "java.io.CharArrayReader",
                "java.io.BufferedReader",
                "java.io.StringWriter",
                "java.io.CharArrayWriter");
        add(
                Use.BY_MONITOR,
                "java.io.ByteArrayInputStream",
                "java.io.BufferedInputStream",
                "java.io.ByteArrayOutputStream");
        add(
                Use.FOR_OUTPUT,
                "java.io.BufferedOutputStream",
                "java.io.BufferedWriter",
                "java.io.PrintStream",
                "java.io.PrintWriter");
        // There are very many of these, and most programs never change one.
        BY_NAME.get("java.util.Date").mayChange = false;
        BY_NAME.get("java.util.Random").mayChange = false;
        BY_NAME.get("java.util.TimeZone").mayChange = false;
    }

    private final Use use;

    /** Whether {@code close} has an effect: it has none on what is in memory. */
    public final boolean canBeClosed;

    /** Whether some class of the program has a call that changes such an object. Until then nothing needs to be recorded. */
    private volatile boolean mayChange = true;

    private WholeObject(Use use, String name) {
        this.use = use;
        this.canBeClosed = !name.startsWith("java.io.ByteArray")
                && !name.equals("java.io.StringWriter")
                && !name.equals("java.io.CharArrayWriter");
    }

    private static void add(Use use, String... names) {
        Stream.of(names).forEach(name -> BY_NAME.put(name, new WholeObject(use, name)));
    }

    /** What is known about the objects of a class of the JDK, or null. */
    static WholeObject of(Class<?> jdk) {
        for (Class<?> type = jdk; type != null; type = type.getSuperclass()) {
            WholeObject known = BY_NAME.get(type.getName());
            if (known != null) {
                return known;
            }
        }
        return null;
    }

    /** Some class of the program calls a method of the type, with slashes, that changes an object permanently. */
    public static void noteChangesOf(String type) {
        WholeObject known = BY_NAME.get(type.replace('/', '.'));
        if (known != null) {
            known.mayChange = true;
        }
    }

    boolean mayChange() {
        return mayChange;
    }

    boolean isForSeveral() {
        return use != Use.BY_ONE;
    }

    boolean takesMonitor() {
        return use == Use.BY_MONITOR;
    }

    public boolean isForOutput() {
        return use == Use.FOR_OUTPUT;
    }
}
