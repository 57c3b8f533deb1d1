package dev.atomicity.hooks;

import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.thread.ThreadState;
import java.nio.Buffer;
import java.nio.CharBuffer;

/**
 * What instrumented code calls before it calls a method of a buffer of {@code java.nio}. Position, limit, mark and byte order are one
 * variable of the buffer. Its contents are the elements of its array, or bytes: see {@code BufferMemory}.
 *
 * <p>A buffer may be used by one thread at a time only, so nothing is held during the call. A call that is going to fail is not recorded.
 */
public final class BufferHooks {
    /** In place of an index: at the position, which advances. */
    private static final int NEXT = -1;

    private BufferHooks() {}

    /** What a hook does to a buffer. */
    @FunctionalInterface
    private interface Access {
        void record(BufferAccess access);
    }

    private static void record(Object buffer, ThreadState thread, int site, Access access) {
        if (!(buffer instanceof Buffer accessed)) {
            return; // the call fails
        }
        try {
            OnlineChecker online = HookEntry.checker();
            if (online != null && !thread.isMuted()) {
                access.record(new BufferAccess(accessed, online, thread, site));
            }
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, site);
        }
    }

    // ---------------------------------------------------------------- position, limit, mark, byte order

    public static void readState(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, BufferAccess::readState);
    }

    public static void writeState(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, BufferAccess::writeState);
    }

    // ---------------------------------------------------------------- one element, or a number of so many bytes

    public static void readNext(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.read(NEXT, 1));
    }

    public static void readNext2(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.read(NEXT, 2));
    }

    public static void readNext4(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.read(NEXT, 4));
    }

    public static void readNext8(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.read(NEXT, 8));
    }

    public static void writeNext(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.write(NEXT, 1));
    }

    public static void writeNext2(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.write(NEXT, 2));
    }

    public static void writeNext4(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.write(NEXT, 4));
    }

    public static void writeNext8(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.write(NEXT, 8));
    }

    public static void readAt(Object buffer, int index, ThreadState thread, int site) {
        readAt(buffer, index, 1, thread, site);
    }

    public static void readAt2(Object buffer, int index, ThreadState thread, int site) {
        readAt(buffer, index, 2, thread, site);
    }

    public static void readAt4(Object buffer, int index, ThreadState thread, int site) {
        readAt(buffer, index, 4, thread, site);
    }

    public static void readAt8(Object buffer, int index, ThreadState thread, int site) {
        readAt(buffer, index, 8, thread, site);
    }

    public static void writeAt(Object buffer, int index, ThreadState thread, int site) {
        writeAt(buffer, index, 1, thread, site);
    }

    public static void writeAt2(Object buffer, int index, ThreadState thread, int site) {
        writeAt(buffer, index, 2, thread, site);
    }

    public static void writeAt4(Object buffer, int index, ThreadState thread, int site) {
        writeAt(buffer, index, 4, thread, site);
    }

    public static void writeAt8(Object buffer, int index, ThreadState thread, int site) {
        writeAt(buffer, index, 8, thread, site);
    }

    private static void readAt(Object buffer, int index, int count, ThreadState thread, int site) {
        if (index >= 0) {
            record(buffer, thread, site, access -> access.read(index, count));
        }
    }

    private static void writeAt(Object buffer, int index, int count, ThreadState thread, int site) {
        if (index >= 0) {
            record(buffer, thread, site, access -> access.write(index, count));
        }
    }

    /** The index counts from the position. */
    public static void readFrom(Object buffer, int index, ThreadState thread, int site) {
        record(buffer, thread, site, access -> {
            if (index >= 0 && index < access.remaining()) {
                access.read(access.position() + index, 1);
            }
        });
    }

    // ---------------------------------------------------------------- many elements

    /** All from the position to the limit are read. */
    public static void readRest(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, BufferAccess::readRest);
    }

    /** The same, and those of another buffer. */
    public static void readRestWith(Object buffer, Object other, ThreadState thread, int site) {
        readRest(buffer, thread, site);
        readRest(other, thread, site);
    }

    public static void compact(Object buffer, ThreadState thread, int site) {
        record(buffer, thread, site, BufferAccess::compact);
    }

    public static void readMany(Object buffer, Object array, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.readInto(NEXT, array));
    }

    public static void readMany(Object buffer, Object array, int from, int count, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.readInto(NEXT, array, from, count));
    }

    public static void readMany(Object buffer, int index, Object array, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.readInto(index, array));
    }

    public static void readMany(
            Object buffer, int index, Object array, int from, int count, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.readInto(index, array, from, count));
    }

    /** From an array, a string, or another buffer, whose position advances. */
    public static void writeMany(Object buffer, Object source, ThreadState thread, int site) {
        record(buffer, thread, site, access -> {
            if (source instanceof Buffer other) {
                access.takeAllOf(other);
            } else if (source instanceof String text) {
                access.write(NEXT, text.length());
            } else {
                access.writeFrom(NEXT, source);
            }
        });
    }

    /** From an array: the number of elements; from a string: the end index. */
    public static void writeMany(Object buffer, Object source, int from, int count, ThreadState thread, int site) {
        record(buffer, thread, site, access -> {
            if (source instanceof String) {
                access.write(NEXT, count - from);
            } else {
                access.writeFrom(NEXT, source, from, count);
            }
        });
    }

    public static void writeMany(Object buffer, int index, Object array, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.writeFrom(index, array));
    }

    public static void writeMany(
            Object buffer, int index, Object source, int from, int count, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.writeFrom(index, source, from, count));
    }

    /** As much as there is room for goes to another buffer. */
    public static void move(Object buffer, Object target, ThreadState thread, int site) {
        record(buffer, thread, site, access -> {
            if (target instanceof Buffer other) {
                access.moveTo(other);
            }
        });
    }

    /**
     * A text is appended. The length of a CharSequence of the program is not known: only code of the program could compute it.
     */
    public static void append(Object buffer, Object text, ThreadState thread, int site) {
        record(buffer, thread, site, access -> {
            int length = BufferAccess.lengthOf(text);
            if (text instanceof CharBuffer) {
                readRest(text, thread, site);
            }
            if (length >= 0) {
                access.write(NEXT, length);
            } else {
                access.writeState();
            }
        });
    }

    public static void append(Object buffer, Object text, int from, int to, ThreadState thread, int site) {
        record(buffer, thread, site, access -> access.write(NEXT, to - from));
    }
}
