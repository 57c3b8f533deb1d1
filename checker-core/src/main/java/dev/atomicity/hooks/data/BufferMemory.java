package dev.atomicity.hooks.data;

import dev.atomicity.hooks.places.ShadowPlaces;
import dev.atomicity.shadow.Memory;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.stream.Stream;

/**
 * The contents of a buffer, as elements of an array. A buffer on the heap accesses the elements of its array, which others may use too. A
 * direct buffer accesses memory that slices, duplicates and views share with the buffer from which they were created: that first buffer
 * stands for an array of bytes. A view of a heap buffer accesses the array of bytes behind it.
 *
 * @param array what has the shadows
 * @param length how many elements the array has
 * @param first the index of the first element that the buffer shows
 * @param unit how many elements of the array make one element of the buffer
 */
public record BufferMemory(Object array, int length, int first, int unit) {
    private static final long ADDRESS = JdkFields.placeOf(Buffer.class, "address");

    /** The address of a buffer that shows an array of bytes from its start. */
    private static final long START_OF_BYTES =
            ADDRESS == JdkFields.MISSING ? 0 : Memory.get(ByteBuffer.wrap(new byte[0]), ADDRESS);

    private static final Layout[] LAYOUTS = {
        new Layout(ByteBuffer.class, Byte.BYTES),
        new Layout(CharBuffer.class, Character.BYTES),
        new Layout(ShortBuffer.class, Short.BYTES),
        new Layout(IntBuffer.class, Integer.BYTES),
        new Layout(LongBuffer.class, Long.BYTES),
        new Layout(FloatBuffer.class, Float.BYTES),
        new Layout(DoubleBuffer.class, Double.BYTES)
    };

    /**
     * By the class of a buffer: the offset of its reference to the buffer that it was created from, {@link ShadowPlaces#NOWHERE} if it has
     * none.
     */
    private static final ClassValue<Long> MADE_OF = new ClassValue<>() {
        @Override
        protected Long computeValue(Class<?> type) {
            long place = ShadowPlaces.NOWHERE;
            for (Class<?> at = type; at != Buffer.class && place == ShadowPlaces.NOWHERE; at = at.getSuperclass()) {
                place = Math.max(placeOf(at, "att"), placeOf(at, "bb"));
            }
            return place;
        }
    };

    /** Where buffers of a type keep their array, and how many bytes an element has. */
    private record Layout(Class<?> type, int width, long array, long offset) {
        Layout(Class<?> type, int width) {
            this(type, width, JdkFields.placeOf(type, "hb"), JdkFields.placeOf(type, "offset"));
        }

        static Layout of(Buffer buffer) {
            for (Layout layout : LAYOUTS) {
                if (layout.type.isInstance(buffer)) {
                    return layout;
                }
            }
            throw new IllegalArgumentException("a buffer of an unknown type: " + buffer.getClass());
        }

        Object arrayOf(Buffer buffer) {
            return Memory.getReference(buffer, array);
        }
    }

    private static final boolean IS_KNOWN = ADDRESS != JdkFields.MISSING
            && MADE_OF.get(ByteBuffer.allocateDirect(0).getClass()) != ShadowPlaces.NOWHERE
            && Stream.of(LAYOUTS)
                    .allMatch(layout -> layout.array != JdkFields.MISSING && layout.offset != JdkFields.MISSING);

    /** Whether this JDK has the fields that are needed. Only then may {@link #of} be called. */
    public static boolean isKnown() {
        return IS_KNOWN;
    }

    public static BufferMemory of(Buffer buffer) {
        Layout layout = Layout.of(buffer);
        Object array = layout.arrayOf(buffer);
        if (array != null) {
            return new BufferMemory(array, Array.getLength(array), Memory.getInt(buffer, layout.offset), 1);
        }
        Buffer root = buffer;
        while (madeOf(root) instanceof Buffer shared) {
            root = shared;
        }
        Layout rootLayout = Layout.of(root);
        Object bytes = rootLayout.arrayOf(root);
        Object owner = bytes instanceof byte[] ? bytes : root;
        long length = bytes instanceof byte[] heap ? heap.length : (long) root.capacity() * rootLayout.width;
        long start = bytes instanceof byte[] ? START_OF_BYTES : Memory.get(root, ADDRESS);
        long first = Memory.get(buffer, ADDRESS) - start;
        boolean isWithin = first >= 0 && first + (long) buffer.limit() * layout.width <= length;
        return isWithin && length <= Integer.MAX_VALUE
                ? new BufferMemory(owner, (int) length, (int) first, layout.width)
                : new BufferMemory(buffer, buffer.capacity(), 0, 1);
    }

    private static Object madeOf(Buffer buffer) {
        long place = MADE_OF.get(buffer.getClass());
        return place == ShadowPlaces.NOWHERE ? null : Memory.getReference(buffer, place);
    }

    private static long placeOf(Class<?> type, String field) {
        try {
            return Memory.fieldOffset(type, field);
        } catch (InternalError e) {
            return ShadowPlaces.NOWHERE; // the JVM reports in this way that there is no such field
        }
    }

    /** The index of the element of the array at which an element of the buffer begins. */
    public int indexOf(int element) {
        return first + element * unit;
    }
}
