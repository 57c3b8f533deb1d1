package dev.atomicity.hooks.data;

import dev.atomicity.hooks.places.Notes;
import dev.atomicity.shadow.Memory;
import java.util.Set;
import java.util.function.ToLongBiFunction;

/**
 * The private fields of a class of the JDK that its model needs to look into. Another JDK may have other fields: then they are
 * not complete, and the model of that class does not hold; all others do.
 */
public final class JdkFields {
    /** The place of a field that this JDK does not have. */
    public static final long MISSING = -1;

    /** In place of an index: the iterator does not say where it is. */
    public static final int NO_STEP = Integer.MIN_VALUE;

    private static final Set<String> UNMODIFIABLE_ITERATORS =
            Set.of("java.util.Collections$UnmodifiableCollection$1", "java.util.Collections$UnmodifiableList$1");

    private static final String ARRAY_ITERATOR = "java.util.Arrays$ArrayItr";
    private static final String LIST_ITERATOR = "java.util.AbstractList$Itr";

    private final ToLongBiFunction<Class<?>, String> places;
    private boolean areComplete = true;

    /** Where a synchronized wrapper has its monitor. Here as below, {@link #MISSING} if the class is of another kind. */
    private final long monitor;

    /** Where a list has the array that it was created from. */
    private final long array;

    /** Where an iterator has the index of its next element, the last one that it gave, or another iterator. */
    private final long next;

    private final long last;
    private final long inside;

    /**
     * @param isWrapper whether the class is a synchronized wrapper
     * @param places where a class has a field, {@link #MISSING} if it has none of that name
     */
    JdkFields(Class<?> type, boolean isWrapper, ToLongBiFunction<Class<?>, String> places) {
        this.places = places;
        String name = type.getName();
        monitor = isWrapper ? find(topOf(type), "mutex") : MISSING;
        array = name.equals("java.util.Arrays$ArrayList") ? find(type, "a") : MISSING;
        next = name.equals(ARRAY_ITERATOR) ? find(type, "cursor") : MISSING;
        Class<?> listIterator = superclassOf(type, LIST_ITERATOR);
        last = listIterator != null ? find(listIterator, "lastRet") : MISSING;
        inside = UNMODIFIABLE_ITERATORS.contains(name) ? find(type, "i") : MISSING;
        if (inside != MISSING) {
            // It says where it is only if the iterator inside does, which may be either of these.
            find(classOf(ARRAY_ITERATOR), "cursor");
            find(classOf(LIST_ITERATOR), "lastRet");
        }
    }

    /** Where a class of this JDK has a field; if it has none, a note says that it is not watched. Never throws. */
    public static long placeOf(Class<?> type, String field) {
        try {
            return Memory.fieldOffset(type, field);
        } catch (InternalError e) { // the JVM reports in this way that there is no such field
            Notes.add("objects of " + type.getName() + " are not watched: this JDK has no field " + field + " there");
            return MISSING;
        }
    }

    private long find(Class<?> type, String field) {
        long place = type == null ? MISSING : places.applyAsLong(type, field);
        areComplete &= place != MISSING;
        return place;
    }

    private static Class<?> classOf(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /** The superclass of the wrappers that has the monitor. */
    private static Class<?> topOf(Class<?> wrapper) {
        Class<?> type = wrapper;
        while (type.getSuperclass() != Object.class) {
            type = type.getSuperclass();
        }
        return type;
    }

    private static Class<?> superclassOf(Class<?> type, String name) {
        Class<?> at = type;
        while (at != null && !at.getName().equals(name)) {
            at = at.getSuperclass();
        }
        return at;
    }

    /** Whether this JDK has all fields that are needed. Only then may the methods below be called. */
    boolean areComplete() {
        return areComplete;
    }

    /** Whether an object may show the elements of an array: it is a list that was made of one, or an iterator. */
    boolean mayShowArray() {
        return array != MISSING || next != MISSING || last != MISSING || inside != MISSING;
    }

    /** The array that a list was created from, or null: changes of the one are visible in the other. */
    Object arrayOf(Object list) {
        return array == MISSING ? null : Memory.getReference(list, array);
    }

    /** The monitor of a wrapper; the object itself if it is not a wrapper. */
    Object monitorOf(Object object) {
        return monitor == MISSING ? object : Memory.getReference(object, monitor);
    }

    /**
     * The index of the element that an iterator has given or set last, or {@link #NO_STEP}. In a constructor, a step is recorded before it
     * is made: then the result is the index of the previous element, or -1.
     */
    int stepOf(Object iterator) {
        if (inside != MISSING) {
            Object other = Memory.getReference(iterator, inside);
            return ModelledClass.of(other).stepOf(other);
        }
        return next != MISSING
                ? Memory.getInt(iterator, next) - 1
                : last != MISSING ? Memory.getInt(iterator, last) : NO_STEP;
    }
}
