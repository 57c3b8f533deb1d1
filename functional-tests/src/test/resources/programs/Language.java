package programs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** What the language has, each with fields, arrays and calls at odd places; prints what it comes to. */
public class Language {
    static int initialisations;
    int counter;
    long wide = 1;
    volatile long volatileLong = 3;
    volatile double volatileDouble = 0.5;
    static volatile String volatileText = "t";

    record Point(int x, int y) implements Serializable {
        static int made;

        Point {
            made++;
            if (x < 0) {
                throw new IllegalArgumentException("x " + x);
            }
        }

        int sum() {
            return x + y;
        }
    }

    enum Colour {
        RED {
            @Override
            int weight() {
                return ++asked;
            }
        },
        GREEN;

        static int asked;
        int count;

        int weight() {
            return count++ + ordinal();
        }
    }

    sealed interface Shape permits Circle, Square {
        int CONSTANT = initialise("Shape");

        default int area() {
            return secret() * CONSTANT;
        }

        private int secret() {
            Language.initialisations++;
            return size() + helper();
        }

        static int helper() {
            return ++Language.initialisations;
        }

        int size();
    }

    static final class Circle implements Shape {
        int radius = 2;

        public int size() {
            return radius * radius * 3;
        }
    }

    static final class Square implements Shape {
        int side = 3;

        public int size() {
            return side * side;
        }
    }

    static int initialise(String name) {
        System.out.println("initialising " + name);
        return ++initialisations;
    }

    static class Base implements Cloneable {
        static int order = initialise("Base");
        protected int value;
        private int hidden = 4;
        int shadowed = 10;

        Base(int value, int[] more) {
            this.value = value + more.length;
            more[0]++;
        }

        static int twice(int x) {
            return 2 * x;
        }

        @Override
        public Base clone() {
            try {
                Base copy = (Base) super.clone();
                copy.value++;
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Derived extends Base {
        static int order = initialise("Derived");
        int shadowed = 20;
        static int made;
        Object outerObject;

        /** Code before the call of the other constructor: fields, new objects, choices. */
        Derived(Language from, boolean choice) {
            super(
                    choice ? twice(from.counter = 5) : new Language().counter + made++,
                    choice ? new int[] {from.counter} : new int[(int) from.wide + 1]);
            outerObject = choice ? new StringBuilder("a").append(from.wide) : new ArrayList<>(List.of(made));
        }

        Derived() {
            this(new Language(), new Language().counter == 0);
        }

        int both() {
            return shadowed + super.shadowed + ((Base) this).shadowed;
        }
    }

    class Inner {
        int depth = ++counter;

        class Innermost {
            int sum = depth + counter + Language.this.counter++;
        }
    }

    interface Shaper<T> {
        T shape(T from);
    }

    static class Bridge implements Shaper<String>, Comparable<Bridge> {
        int calls;

        public String shape(String from) {
            calls++;
            return from + calls;
        }

        public int compareTo(Bridge other) {
            return Integer.compare(calls, other.calls++);
        }
    }

    static String choose(String key) {
        switch (key) {
            case "Aa":
                return "first";
            case "BB":
                return "second";
            default:
                return "other " + key.length();
        }
    }

    static String kind(Object o) {
        if (o instanceof Point p && p.x() > 1) {
            return "point " + p.sum();
        }
        return switch (o instanceof Colour c ? c : Colour.GREEN) {
            case RED -> "red";
            case GREEN -> "green";
        };
    }

    int tries(int how) {
        try {
            try {
                counter++;
                if (how == 0) {
                    throw new IllegalStateException("zero");
                }
                if (how == 1) {
                    return counter;
                }
                int[] array = new int[2];
                array[how]++;
                return array[how];
            } catch (IllegalStateException e) {
                counter += 10;
                return -counter;
            } finally {
                counter += 100;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
            return counter;
        } finally {
            synchronized (this) {
                counter++;
            }
        }
    }

    static synchronized int locked(boolean fail) {
        if (fail) {
            throw new IllegalStateException("locked");
        }
        return ++initialisations;
    }

    static void failures() {
        List<Runnable> all = new ArrayList<>();
        Language none = initialisations < 0 ? new Language() : null;
        int[] noArray = none == null ? null : new int[1];
        long[][] longs = new long[2][];
        all.add(() -> System.out.println(none.counter));
        all.add(() -> none.counter = 3);
        all.add(() -> none.wide = 3L);
        all.add(() -> none.volatileDouble++);
        all.add(() -> noArray[0] = 1);
        all.add(() -> System.out.println(noArray[1]));
        all.add(() -> longs[1][0] += 2);
        all.add(() -> longs[2] = null);
        all.add(() -> ((Object[]) new String[1])[0] = 1);
        all.add(() -> {
            synchronized (none) {
                System.out.println("never");
            }
        });
        all.add(() -> locked(true));
        all.add(() -> new Point(-1, 0));
        all.add(() -> System.out.println(Failing.value));
        all.add(() -> System.out.println(Failing.value));
        all.add(() -> Failing.value = 2);
        for (Runnable each : all) {
            try {
                each.run();
            } catch (Throwable e) {
                System.out.println(e);
                for (Throwable at = e; at != null; at = at.getCause()) {
                    System.out.println("  " + (at.getStackTrace().length == 0 ? "-" : at.getStackTrace()[0]));
                }
            }
        }
    }

    static class Failing {
        static int value = fail();

        static int fail() {
            throw new IllegalStateException("no value");
        }
    }

    /** Not initialised by an access through null. */
    static class Untouched {
        int field;

        static {
            System.out.println("must not happen");
        }
    }

    static void nullDoesNotInitialise() {
        Untouched none = null;
        try {
            none.field++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static class Sent implements Serializable {
        int a = 1;
        transient int b = 2;
        protected static int c = 3;
        public volatile long d = 4;
        private Map<String, List<Integer>> e = new HashMap<>(Map.of("k", List.of(1, 2)));
        static final int F = 6;

        Sent() {}

        protected Sent(int a) {
            this.a = a;
        }

        static {
            c++;
        }

        private void hidden() {}

        synchronized strictfp double open(int[] x) {
            return x[0] + a;
        }

        class Part implements Serializable {
            int of = a;
        }

        interface Marker extends Serializable {
            int x();
        }
    }

    static class SentChild extends Sent implements Cloneable, Sent.Marker {
        String text = "child";

        public int x() {
            return text.length();
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static Object copy(Object from) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(from);
        }
        System.out.println(Arrays.hashCode(bytes.toByteArray()));
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    static <T> T made(Supplier<T> maker) {
        return maker.get();
    }

    public static void main(String[] args) throws Exception {
        Language language = new Language();
        System.out.println(new Derived(language, true).value + " " + new Derived(language, false).value);
        Derived derived = new Derived();
        System.out.println(derived.both() + " " + derived.outerObject + " " + ((Base) derived).hidden);
        System.out.println(derived.clone().value + " " + derived.value + " " + (derived.clone() instanceof Derived));
        System.out.println(new Circle().area() + " " + new Square().area());
        for (Colour colour : Colour.values()) {
            System.out.println(colour + " " + colour.weight() + " " + colour.weight() + " " + Colour.valueOf("RED"));
        }
        System.out.println(kind(new Point(2, 3)) + kind(Colour.RED) + kind("x") + Point.made + new Point(1, 1));
        System.out.println(new Point(1, 2).equals(new Point(1, 2)) + " " + new Point(1, 2).hashCode());
        Inner inner = language.new Inner();
        System.out.println(inner.depth + " " + inner.new Innermost().sum);
        @SuppressWarnings({"unchecked", "rawtypes"})
        Object bridged = ((Shaper) new Bridge()).shape("s");
        System.out.println(bridged + " " + new Bridge().compareTo(new Bridge()));
        System.out.println(choose("Aa") + choose("BB") + choose("C"));
        for (int how = 0; how < 4; how++) {
            System.out.println(language.tries(how) + " " + language.counter);
        }
        language.volatileLong += Long.MAX_VALUE / 2;
        language.volatileDouble *= 3;
        volatileText += volatileText;
        System.out.println(language.volatileLong + " " + language.volatileDouble + " " + volatileText);
        IntSupplier lambda = () -> language.counter++ + (int) language.wide--;
        Function<Language, Integer> reference = l -> l.counter;
        System.out.println(lambda.getAsInt() + " " + reference.apply(language) + " " + made(Language::new).counter);
        failures();
        nullDoesNotInitialise();
        SentChild sent = (SentChild) copy(new SentChild());
        System.out.println(sent.a + " " + sent.b + " " + sent.d + " " + sent.text + " " + sent.clone().getClass());
        copy(new Sent().new Part());
        System.out.println(copy(new Point(7, 8)) + " " + copy(Colour.GREEN));
        for (Class<?> type : List.of(
                Sent.class, SentChild.class, Sent.Part.class, Point.class, Colour.class, Sent.Marker.class)) {
            System.out.println(type + " " + ObjectStreamClass.lookup(type).getSerialVersionUID());
            System.out.println(Arrays.toString(ObjectStreamClass.lookup(type).getFields()));
        }
        char[][] table = new char[2][3];
        byte[] bytes = {1, 2};
        boolean[] flags = new boolean[2];
        table[1][2] = 'x';
        bytes[1] += 5;
        flags[bytes[0]] ^= true;
        double[] doubles = {1.5};
        doubles[0] /= 2;
        long[] longs = new long[3];
        longs[longs.length - 1]++;
        System.out.println(table[1][2] + Arrays.toString(bytes) + Arrays.toString(flags) + doubles[0] + longs[2]);
        System.out.println(language.toString().startsWith("programs.Language@") + " " + language.equals(language));
        throw new IllegalStateException("the end");
    }
}
