package dev.atomicity.hooks.data;

import dev.atomicity.hooks.places.Notes;
import dev.atomicity.hooks.places.ShadowPlaces;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.shadow.Memory;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * What a {@link VarHandle}, a field updater or a {@link Field} gives access to: its shadow is the one that plain accesses use.
 *
 * <p>The reference to the class is weak: this object lives as long as the handle, which is mostly a constant of that same class.
 *
 * @param declaring the class that declares the field; null if it is not a field
 * @param statics the shadows of the static fields of that class; null if it is not a static field
 * @param offset the offset of the shadow in an object or in the static ones, {@link ShadowPlaces#NOWHERE} if there is none
 * @param name the field, as sites name it
 * @param width how many bytes of an array or a buffer are accessed at once
 */
public record HandledVariable(
        Kind kind, WeakReference<Class<?>> declaring, long[] statics, long offset, String name, int width) {
    /** Which of the arguments identify the variable. */
    public enum Kind {
        /** None: the variable has no shadow. */
        UNWATCHED,
        /** The first one: the object. */
        FIELD,
        /** None. */
        STATIC_FIELD,
        /** An array and an index. */
        ELEMENT,
        /** An array of bytes and an index. */
        BYTES_OF_ARRAY,
        /** A buffer and an index. */
        BYTES_OF_BUFFER
    }

    private static final HandledVariable UNWATCHED = ofKind(Kind.UNWATCHED, 0);

    private static HandledVariable ofKind(Kind kind, int width) {
        return new HandledVariable(kind, null, null, ShadowPlaces.NOWHERE, "", width);
    }

    /**
     * What the handle, updater or field gives access to. Looking at its class may fail: the JVM loads the types that the class names, which
     * may be missing, and asks a loader of the program for them. So the caller must not hold a lock.
     */
    static HandledVariable of(Object handle) {
        try {
            return handle instanceof VarHandle variable
                    ? ofHandle(variable)
                    : handle instanceof Field field ? ofReflection(field) : ofUpdater(handle);
        } catch (Exception | LinkageError | InternalError e) {
            Notes.add("a variable is not watched where it is accessed through "
                    + handle.getClass().getName() + ": " + e);
            return UNWATCHED;
        }
    }

    /** The known value, or one that is computed now, while no lock of the table is held. */
    public static HandledVariable lookUp(WeakIdentityTable<HandledVariable> table, Object handle) {
        HandledVariable known = table.get(handle);
        if (known == null) {
            HandledVariable found = of(handle);
            known = table.computeIfAbsent(handle, key -> found);
        }
        return known;
    }

    private static HandledVariable ofHandle(VarHandle handle) {
        List<Class<?>> coordinates = handle.coordinateTypes();
        if (coordinates.isEmpty()) {
            return ofStaticField(handle);
        }
        if (coordinates.size() == 1) {
            return ofInstanceField(handle, coordinates.get(0));
        }
        if (coordinates.size() > 2 || coordinates.get(1) != int.class) {
            return UNWATCHED;
        }
        Class<?> container = coordinates.get(0);
        if (container.isArray() && container.getComponentType() == handle.varType()) {
            return ofKind(Kind.ELEMENT, 1);
        }
        return container == byte[].class
                ? ofKind(Kind.BYTES_OF_ARRAY, widthOf(handle.varType()))
                : container == ByteBuffer.class && BufferMemory.isKnown()
                        ? ofKind(Kind.BYTES_OF_BUFFER, widthOf(handle.varType()))
                        : UNWATCHED;
    }

    private static int widthOf(Class<?> type) {
        return type == long.class || type == double.class
                ? Long.BYTES
                : type == int.class || type == float.class ? Integer.BYTES : Short.BYTES;
    }

    /** The field of an updater, which knows the class and the offset of the field, but not its name. */
    private static HandledVariable ofUpdater(Object updater) {
        boolean isUpdater = updater instanceof AtomicIntegerFieldUpdater<?>
                || updater instanceof AtomicLongFieldUpdater<?>
                || updater instanceof AtomicReferenceFieldUpdater<?, ?>;
        if (!isUpdater || updater.getClass().getClassLoader() != null) {
            return UNWATCHED;
        }
        Class<?> type = (Class<?>) Memory.getReference(updater, Memory.fieldOffset(updater.getClass(), "tclass"));
        return ofPlace(type, Memory.get(updater, Memory.fieldOffset(updater.getClass(), "offset")));
    }

    /** The JDK finds out the name of the field only if the class declares it itself. */
    private static HandledVariable ofInstanceField(VarHandle handle, Class<?> receiver) {
        Class<?> access = superclassOf(handle, "FieldInstanceReadOnly");
        if (access == null) {
            return UNWATCHED;
        }
        long place = Memory.get(handle, Memory.fieldOffset(access, "fieldOffset"));
        HandledVariable found = UNWATCHED;
        for (Class<?> type = receiver; type != null && found == UNWATCHED; type = type.getSuperclass()) {
            found = ofPlace(type, place);
        }
        return found;
    }

    private static HandledVariable ofPlace(Class<?> type, long place) {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())
                    && !field.isSynthetic()
                    && Memory.fieldOffset(type, field.getName()) == place) {
                return ofField(type, field.getName());
            }
        }
        return UNWATCHED;
    }

    private static HandledVariable ofField(Class<?> type, String field) {
        long offset = ShadowPlaces.offsetOf(type, field);
        return offset < 0
                ? UNWATCHED
                : new HandledVariable(Kind.FIELD, new WeakReference<>(type), null, offset, nameOf(type, field), 0);
    }

    private static HandledVariable ofReflection(Field field) {
        return Modifier.isStatic(field.getModifiers())
                ? ofStaticField(field.getDeclaringClass(), field.getName())
                : ofField(field.getDeclaringClass(), field.getName());
    }

    private static HandledVariable ofStaticField(VarHandle handle) {
        Class<?> type = declaringClassOf(handle);
        return ofStaticField(
                type,
                type == null
                        ? ""
                        : handle.describeConstable()
                                .map(constant -> constant.constantName())
                                .orElse(""));
    }

    private static HandledVariable ofStaticField(Class<?> type, String field) {
        int index = type == null ? -1 : ShadowPlaces.staticIndexOf(type, field);
        return index < 0
                ? UNWATCHED
                : new HandledVariable(
                        Kind.STATIC_FIELD,
                        new WeakReference<>(type),
                        ShadowPlaces.statics(type),
                        ShadowPlaces.staticOffset(index),
                        nameOf(type, field),
                        0);
    }

    /** The constant that describes a handle has the name of the class, which is not enough: there may be several. */
    private static Class<?> declaringClassOf(VarHandle handle) {
        Object direct = handle;
        if (handle.getClass().getSimpleName().equals("LazyInitializingVarHandle")) {
            direct = Memory.getReference(handle, Memory.fieldOffset(handle.getClass(), "target"));
        }
        Class<?> access = superclassOf(direct, "FieldStaticReadOnly");
        // The JVM keeps static fields with the class object, so this is what the place of the field is relative to.
        return access != null
                        && Memory.getReference(direct, Memory.fieldOffset(access, "base")) instanceof Class<?> declaring
                ? declaring
                : null;
    }

    /** The superclass of a handle that has that name: there is one for each type of variable. */
    private static Class<?> superclassOf(Object handle, String simpleName) {
        Class<?> type = handle.getClass();
        while (type != null && !type.getSimpleName().equals(simpleName)) {
            type = type.getSuperclass();
        }
        return type;
    }

    private static String nameOf(Class<?> type, String field) {
        String binaryName = type.getName();
        return binaryName.substring(binaryName.lastIndexOf('.') + 1).replace('$', '.') + "." + field;
    }

    /** Whether the object has the field; if not, the call fails. */
    public boolean isIn(Object target) {
        Class<?> type = declaring.get();
        return type != null && type.isInstance(target);
    }

    /** Whether the access first runs the initialiser of the class, which may do anything, or comes from the initialiser itself. */
    public boolean mayRunInitializer() {
        Class<?> type = declaring.get();
        return type == null || !Memory.isInitialized(type);
    }
}
