package dev.atomicity.hooks;

import dev.atomicity.shadow.Memory;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * The field that a {@link VarHandle} or a field updater gives access to: its shadow is the one that plain accesses of
 * the field use.
 *
 * @param offset where the shadow lies in an object, {@link ShadowPlaces#NOWHERE} if the field has none
 * @param name the field, as sites name it
 */
record FieldShadow(long offset, String name) {
    private static final FieldShadow NONE = new FieldShadow(ShadowPlaces.NOWHERE, "");

    /** The field of the object that the handle means. */
    static FieldShadow of(Object handle, Object target) {
        if (handle instanceof VarHandle variable) {
            return ofVariable(variable);
        }
        boolean isUpdater = handle instanceof AtomicIntegerFieldUpdater<?>
                || handle instanceof AtomicLongFieldUpdater<?>
                || handle instanceof AtomicReferenceFieldUpdater<?, ?>;
        return isUpdater ? ofUpdater(handle, target) : NONE;
    }

    private static FieldShadow ofVariable(VarHandle handle) {
        if (handle.coordinateTypes().size() != 1) {
            return NONE;
        }
        String field = handle.describeConstable()
                .map(constant -> constant.constantName())
                .orElse("");
        for (Class<?> type = handle.coordinateTypes().get(0); type != null; type = type.getSuperclass()) {
            FieldShadow shadow = ofField(type, field);
            if (shadow.offset >= 0) {
                return shadow;
            }
        }
        return NONE;
    }

    /** An updater knows the place of its field, not the name. */
    private static FieldShadow ofUpdater(Object updater, Object target) {
        long place = Memory.get(updater, Memory.fieldOffset(updater.getClass(), "offset"));
        for (Class<?> type = target.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())
                        && !field.isSynthetic()
                        && Memory.fieldOffset(type, field.getName()) == place) {
                    return ofField(type, field.getName());
                }
            }
        }
        return NONE;
    }

    private static FieldShadow ofField(Class<?> type, String field) {
        String binaryName = type.getName();
        String simpleName =
                binaryName.substring(binaryName.lastIndexOf('.') + 1).replace('$', '.');
        return new FieldShadow(ShadowPlaces.offsetOf(type, field), simpleName + "." + field);
    }
}
