package programs;

import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Prints the members of its classes as reflection shows them, those that compilers and tools make left out. */
public class Members<T extends Comparable<T>> implements Serializable {
    public int open;
    protected long[] guarded;
    private static T2 hidden;
    volatile T generic;
    static final String CONSTANT = "c";
    @Deprecated int old;

    record Pair<A>(A first, int second) {
        static int count;
    }

    enum Kind { ONE, TWO { int own; } }

    interface Doer { int LIMIT = 3; default void act() { } static void help() { } private void inside() { } }

    static final class T2 implements Doer {
        int x;
        synchronized <X extends Exception> int read(List<? super X> list) throws X { return x; }
    }

    Members() { }

    private Members(int open, T generic) throws java.io.IOException { this.open = open; }

    T get() { return generic; }

    public static void main(String[] args) throws Exception {
        for (Class<?> type : List.of(Members.class, Pair.class, Kind.class, Doer.class, T2.class)) {
            List<String> lines = new ArrayList<>();
            for (Field field : type.getDeclaredFields()) {
                if (!field.isSynthetic()) {
                    lines.add(field.toGenericString() + Arrays.toString(field.getAnnotations()));
                }
                if (field.getName().contains("atomicity") && (!field.isSynthetic() || Modifier.isPublic(field.getModifiers()))) {
                    lines.add("visible: " + field);
                }
            }
            for (Method method : type.getDeclaredMethods()) {
                if (!method.isSynthetic()) {
                    lines.add(method.toGenericString());
                }
                if (method.getName().contains("atomicity") && !method.isSynthetic()) {
                    lines.add("visible: " + method);
                }
            }
            for (Constructor<?> constructor : type.getDeclaredConstructors()) {
                lines.add(constructor.toGenericString());
            }
            Stream.of(type.getDeclaredClasses()).forEach(inner -> lines.add(inner.toString()));
            lines.sort(null);
            System.out.println(type + " " + Modifier.toString(type.getModifiers()) + " " + type.isRecord());
            lines.forEach(System.out::println);
        }
        Field field = Members.class.getDeclaredField("open");
        Members<String> object = new Members<>(5, "g");
        field.set(object, 6);
        System.out.println(object.open + " " + field.getInt(object));
        System.out.println(Arrays.toString(Pair.class.getRecordComponents()));
    }
}
