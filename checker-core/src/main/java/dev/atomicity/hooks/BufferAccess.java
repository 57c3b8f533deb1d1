package dev.atomicity.hooks;

import dev.atomicity.hooks.data.BufferMemory;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.thread.ThreadState;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.CharBuffer;

/** Records what a call on a buffer does, before the call. */
final class BufferAccess {
    private final Buffer buffer;
    private final OnlineChecker online;
    private final ThreadState thread;
    private final int site;

    BufferAccess(Buffer buffer, OnlineChecker online, ThreadState thread, int site) {
        this.buffer = buffer;
        this.online = online;
        this.thread = thread;
        this.site = site;
    }

    int position() {
        return buffer.position();
    }

    int remaining() {
        return buffer.remaining();
    }

    void readState() {
        AccessHooks.readStatic(thread, state(), 0, site);
    }

    void writeState() {
        AccessHooks.writeStatic(thread, state(), 0, site);
    }

    private long[] state() {
        return online.buffers.computeIfAbsent(buffer, key -> new long[3]);
    }

    // ---------------------------------------------------------------- elements of the buffer

    /**
     * @param index the first element; negative if it is the one at the position, which moves on
     */
    void read(int index, int count) {
        if (has(index, count)) {
            touch(index);
            accessElements(startAt(index), count, false);
        }
    }

    void write(int index, int count) {
        if (has(index, count) && !buffer.isReadOnly()) {
            touch(index);
            accessElements(startAt(index), count, true);
        }
    }

    void readRest() {
        readState();
        accessElements(position(), remaining(), false);
    }

    /** The remaining elements move to the start. */
    void compact() {
        if (!buffer.isReadOnly()) {
            int left = remaining();
            writeState();
            accessElements(position(), left, false);
            accessElements(0, left, true);
        }
    }

    private boolean has(int index, int count) {
        return count >= 0 && (index < 0 ? count <= buffer.remaining() : (long) index + count <= buffer.limit());
    }

    private int startAt(int index) {
        return index < 0 ? buffer.position() : index;
    }

    private void touch(int index) {
        if (index < 0) {
            writeState();
        } else {
            readState();
        }
    }

    private void accessElements(int from, int count, boolean isWrite) {
        if (!BufferMemory.isKnown()) {
            return;
        }
        BufferMemory memory = BufferMemory.of(buffer);
        ArrayPages pages = pagesOf(memory, count);
        int end = memory.indexOf(from + count);
        for (int i = memory.indexOf(from); pages != null && i < end; i++) {
            if (isWrite) {
                AccessHooks.writeElement(pages, i, thread, site);
            } else {
                AccessHooks.readElement(pages, i, thread, site);
            }
        }
    }

    /** Null if too many elements are accessed at once for the first time, as with arrays. */
    private ArrayPages pagesOf(BufferMemory memory, int count) {
        ArrayPages known = online.arrays.get(memory.array());
        return known != null || (long) count * memory.unit() > ArrayHooks.MOST
                ? known
                : online.arrays.computeIfAbsent(memory.array(), key -> ArrayPages.of(key, memory.length()));
    }

    // ---------------------------------------------------------------- arrays and other buffers

    void readInto(int index, Object array) {
        if (isArray(array)) {
            readInto(index, array, 0, Array.getLength(array));
        }
    }

    void readInto(int index, Object array, int from, int count) {
        if (has(index, count) && isPartOf(array, from, count)) {
            read(index, count);
            ArrayHooks.write(array, from, from + count, thread, site);
        }
    }

    void writeFrom(int index, Object array) {
        if (isArray(array)) {
            writeFrom(index, array, 0, Array.getLength(array));
        }
    }

    /** From an array, or from another buffer, whose position does not move. */
    void writeFrom(int index, Object source, int from, int count) {
        if (!has(index, count) || buffer.isReadOnly()) {
            return;
        }
        if (source instanceof Buffer other) {
            BufferAccess read = of(other);
            if (from >= 0 && read.has(from, count)) {
                read.read(from, count);
                write(index, count);
            }
        } else if (isPartOf(source, from, count)) {
            ArrayHooks.read(source, from, from + count, thread, site);
            write(index, count);
        }
    }

    /** All remaining elements of another buffer, whose position advances. */
    void takeAllOf(Buffer source) {
        int count = source.remaining();
        if (source != buffer && has(-1, count) && !buffer.isReadOnly()) {
            of(source).read(-1, count);
            write(-1, count);
        }
    }

    /** As much as there is room for. */
    void moveTo(Buffer target) {
        int count = Math.min(remaining(), target.remaining());
        if (target != buffer && !target.isReadOnly()) {
            read(-1, count);
            of(target).write(-1, count);
        }
    }

    private BufferAccess of(Buffer other) {
        return new BufferAccess(other, online, thread, site);
    }

    private static boolean isArray(Object array) {
        return array != null && array.getClass().isArray();
    }

    private static boolean isPartOf(Object array, int from, int count) {
        return isArray(array) && from >= 0 && count >= 0 && (long) from + count <= Array.getLength(array);
    }

    /** The length of what {@code append} would add; -1 if only code of the program could compute it. */
    static int lengthOf(Object text) {
        if (text instanceof String string) {
            return string.length();
        }
        if (text instanceof StringBuilder builder) {
            return builder.length();
        }
        if (text instanceof CharBuffer characters) {
            return characters.remaining();
        }
        return text == null ? "null".length() : -1;
    }
}
