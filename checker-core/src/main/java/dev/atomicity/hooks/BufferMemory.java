package dev.atomicity.hooks;

import dev.atomicity.shadow.Memory;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * The bytes that a buffer shows, as elements of an array. A buffer on the heap shows those of its array, whoever else uses
 * that. One outside of the heap shows memory that slices and duplicates share with the buffer that they were made of: that
 * first one stands for the array.
 *
 * @param array what has the shadows
 * @param length how many bytes that has
 * @param first which of them is the first that the buffer shows
 */
record BufferMemory(Object array, int length, int first) {
    private static final long ARRAY = JdkFields.placeOf(ByteBuffer.class, "hb");
    private static final long ARRAY_OFFSET = JdkFields.placeOf(ByteBuffer.class, "offset");
    private static final long ADDRESS = JdkFields.placeOf(Buffer.class, "address");
    private static final Class<?> DIRECT = ByteBuffer.allocateDirect(0).getClass();
    private static final long SHARED_WITH = JdkFields.placeOf(DIRECT, "att");

    /** Whether this JDK has the fields that are needed. Only then may {@link #of} be called. */
    static boolean isKnown() {
        return ARRAY != JdkFields.MISSING
                && ARRAY_OFFSET != JdkFields.MISSING
                && ADDRESS != JdkFields.MISSING
                && SHARED_WITH != JdkFields.MISSING;
    }

    static BufferMemory of(ByteBuffer buffer) {
        if (Memory.getReference(buffer, ARRAY) instanceof byte[] array) {
            return new BufferMemory(array, array.length, Memory.getInt(buffer, ARRAY_OFFSET));
        }
        ByteBuffer root = buffer;
        while (DIRECT.isInstance(root) && Memory.getReference(root, SHARED_WITH) instanceof ByteBuffer shared) {
            root = shared;
        }
        long first = Memory.get(buffer, ADDRESS) - Memory.get(root, ADDRESS);
        boolean isWithin = first >= 0 && first + buffer.limit() <= root.capacity();
        return isWithin
                ? new BufferMemory(root, root.capacity(), (int) first)
                : new BufferMemory(buffer, buffer.capacity(), 0);
    }
}
