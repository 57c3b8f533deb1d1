package dev.atomicity.hooks.data;

import dev.atomicity.hooks.places.Sites;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongBiFunction;

/**
 * Whether the models of the JDK's data hold for objects of a class, and how.
 *
 * <p>They hold for classes of the JDK. A class of the program that extends one keeps its data there too: they hold for the methods that it
 * does not override, and for its calls of {@code super}. But if the JDK's class is abstract, the data is in classes of the program, and is
 * watched there.
 */
public final class ModelledClass {
    private static final ClassValue<ModelledClass> CLASSES = new ClassValue<>() {
        @Override
        protected ModelledClass computeValue(Class<?> type) {
            return new ModelledClass(type, JdkFields::placeOf);
        }
    };

    /** A power of two. */
    private static final int ANSWERS = 64;

    /** The beginnings of the names of classes that show a list in another way. */
    private static final Set<String> LIST_VIEWS =
            Set.of("java.util.AbstractList$", "java.util.Collections$", "java.util.ReverseOrderListView");

    private static final String SYNCHRONIZED = "java.util.Collections$Synchronized";

    private static final Set<String> MONITORS = Set.of(
            "java.util.Vector",
            "java.util.Stack",
            "java.util.Hashtable",
            "java.util.Properties",
            "java.lang.StringBuffer");

    private static final Set<String> WITHOUT_NULL =
            Set.of("java.util.Hashtable", "java.util.Properties", "java.util.ArrayDeque", "java.util.PriorityQueue");

    /** Whether any model holds. */
    public final boolean isModelled;

    /** Whether the objects keep something that changes; a view or an iterator shows what another object keeps. */
    public final boolean keepsData;

    /** Whether an object never changes. The JDK may share such an object, for example the iterator of empty collections. */
    public final boolean neverChanges;

    /** Whether every attempt to change an object fails. */
    public final boolean isReadOnly;

    /** Iterators of such an object show what it was when they were made. */
    public final boolean iteratesCopies;

    /** Whether several threads may use an object at the same time, or one that it is a view of. */
    public final boolean isForSeveral;

    /** Whether such an object lets only one thread in at a time, by a monitor. */
    public final boolean takesMonitor;

    private final boolean mayHaveGate;

    /** What is known about the objects if each is one variable; otherwise null. */
    public final WholeObject whole;

    /** Whether null may be an element or a value. */
    public final boolean mayHoldNull;

    /** Whether an object may show the elements of an array: it is a list that was created from one, or shows another object. */
    public final boolean mayShowArray;

    private final JdkFields fields;

    /** Whether a method of the JDK computes the text, the hash code, or a comparison of an object from its data. */
    public final boolean hasText;

    public final boolean hasHash;
    public final boolean hasEquality;

    public final String simpleName;
    private final KeyEquality keyEquality;

    /** Names of methods that the program overrides; empty for a class of the JDK. */
    private final Set<String> overridden = new HashSet<>();

    /**
     * The last answers of {@link #runsAt}, so that names are not compared at every call. Site and answer are in one number, so that no
     * thread sees half of an entry. Sites count from 1, and 0 is an empty entry.
     */
    private final int[] answers = new int[ANSWERS];

    /** @param places where a class of the JDK has a private field, {@link JdkFields#MISSING} if it has none of that name */
    ModelledClass(Class<?> type, ToLongBiFunction<Class<?>, String> places) {
        Class<?> jdk = type;
        while (jdk.getClassLoader() != null) {
            for (String method : methodsOf(jdk)) {
                overridden.add(method);
            }
            jdk = jdk.getSuperclass();
        }
        String name = jdk.getName();
        boolean isCollection = Collection.class.isAssignableFrom(jdk) || Map.class.isAssignableFrom(jdk);
        boolean isText = jdk == StringBuilder.class || jdk == StringBuffer.class;
        boolean isWrapper = name.startsWith(SYNCHRONIZED);
        fields = new JdkFields(jdk, isWrapper, places);
        boolean keepsDataInJdk = type == jdk || (!Modifier.isAbstract(jdk.getModifiers()) && jdk != Object.class);
        isModelled = keepsDataInJdk && fields.areComplete();
        neverChanges = name.startsWith("java.util.Collections$Empty")
                || name.startsWith("java.util.Collections$Singleton")
                || name.startsWith("java.util.ImmutableCollections")
                || name.startsWith("java.util.Spliterators$Empty");
        isReadOnly = neverChanges || name.startsWith("java.util.Collections$Unmodifiable");
        whole = isModelled ? WholeObject.of(jdk) : null;
        boolean keepsOther = whole != null || OTHER_DATA.contains(name);
        keepsData = isModelled && (isCollection || isText || keepsOther) && !neverChanges;
        iteratesCopies = name.startsWith("java.util.concurrent.CopyOnWrite");
        boolean isConcurrent = name.startsWith("java.util.concurrent.");
        takesMonitor = isWrapper || MONITORS.contains(name) || (whole != null && whole.takesMonitor());
        isForSeveral = takesMonitor || (isConcurrent && isCollection) || (whole != null && whole.isForSeveral());
        // Views of all kinds of collections are nested classes, or, as ReverseOrderDequeView, classes that nobody can
        // name.
        boolean mayBeView = name.indexOf('$') >= 0 || !Modifier.isPublic(jdk.getModifiers());
        mayHaveGate = isModelled && (isForSeveral || mayBeView);
        mayHoldNull = !isConcurrent && !WITHOUT_NULL.contains(name);
        mayShowArray =
                isModelled && (fields.mayShowArray() || LIST_VIEWS.stream().anyMatch(name::startsWith));
        hasText = hasOwn("toString", jdk);
        hasHash = hasOwn("hashCode", jdk);
        hasEquality = hasOwn("equals", jdk, Object.class);
        simpleName = jdk.getSimpleName();
        keyEquality = KeyEquality.of(jdk);
    }

    /** Whether objects that keep data have a method that is the JDK's, and not the one that all objects have. */
    private boolean hasOwn(String method, Class<?> jdk, Class<?>... parameters) {
        if (!keepsData || overridden.contains(method) || overridden.contains(ALL)) {
            return false;
        }
        try {
            return jdk.getMethod(method, parameters).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /**
     * The names of the methods, or one name that stands for all if they cannot be determined: the JVM loads the types that they name, which
     * may be missing, and asks a loader of the program for them, which may fail in any way.
     */
    private static Set<String> methodsOf(Class<?> type) {
        Set<String> names = new HashSet<>();
        try {
            for (Method method : type.getDeclaredMethods()) {
                names.add(method.getName());
            }
        } catch (Exception | LinkageError e) {
            names.add(ALL);
        }
        return names;
    }

    private static final String ALL = "*";

    private static final Set<String> OTHER_DATA = Set.of("java.util.BitSet", "java.util.StringJoiner");

    public static ModelledClass of(Object object) {
        return CLASSES.get(object.getClass());
    }

    /** The array that a list was created from, or null. */
    public Object arrayOf(Object list) {
        return isModelled ? fields.arrayOf(list) : null;
    }

    /** In place of an index: the iterator is a {@link WholeObject}, and a step changes it. */
    public static final int WHOLE_STEP = JdkFields.NO_STEP + 1;

    /** The index of the element that an iterator has given or set last, or {@link JdkFields#NO_STEP}. */
    public int stepOf(Object iterator) {
        return isModelled ? fields.stepOf(iterator) : JdkFields.NO_STEP;
    }

    /** The monitor that calls on the object take, or null. */
    public Object monitorOf(Object object) {
        return isModelled && takesMonitor ? fields.monitorOf(object) : null;
    }

    /** Whether calls may have to go through a {@code CallGate}. */
    public boolean mayHaveGate() {
        return mayHaveGate && mayChange();
    }

    /** Whether an object may change: if not, nothing needs to be recorded. */
    public boolean mayChange() {
        return whole == null || whole.mayChange();
    }

    /** Whether the call at that site runs the JDK's own method, on an object that may change. */
    public boolean isRecordedAt(int site) {
        return mayChange() && runsAt(site);
    }

    /** Whether the call at that site runs the JDK's own method. */
    public boolean runsAt(int site) {
        if (overridden.isEmpty() || !isModelled) {
            return isModelled;
        }
        int answer = answers[site & (ANSWERS - 1)];
        if (answer >>> 1 != site + 1) {
            answer = site + 1 << 1 | (isOwnMethodAt(site) ? 1 : 0);
            answers[site & (ANSWERS - 1)] = answer;
        }
        return (answer & 1) != 0;
    }

    private boolean isOwnMethodAt(int site) {
        Sites.Site place = Sites.get(site);
        String called = place == null ? "" : place.variable().replace(Sites.CALL, "");
        boolean isOverridden =
                overridden.contains(ALL) || overridden.contains(called.substring(called.lastIndexOf('.') + 1));
        return called.startsWith("super.") || !isOverridden;
    }

    /** How the object distinguishes its keys. Its class must be one of the JDK. */
    public KeyEquality keyEqualityOf(Object object) {
        return keyEquality.isFor(object) ? keyEquality : KeyEquality.NONE;
    }
}
