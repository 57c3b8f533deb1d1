package dev.atomicity.trace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;

/**
 * A window on the bytes of a trace that always holds whole lines: {@link #bytes} from {@link #start} to {@link #limit},
 * each ended by a line feed, followed by enough room to read eight bytes at once past the end.
 */
final class LineBuffer {
    /** The longest line that is taken; longer ones are refused without being read to their end. */
    static final int MAX_LINE = 1 << 20;

    private static final int SLACK = 16;

    private final ReadableByteChannel channel;
    private final ByteBuffer buffer;
    private int filled;
    private boolean exhausted;

    final byte[] bytes = new byte[MAX_LINE + SLACK];
    int start;
    int limit;

    /** Whether the window is the last line alone, and had no line feed: the end of the file came first. */
    boolean lastLineIsOpen;

    long bytesRead;

    LineBuffer(ReadableByteChannel channel) {
        this.channel = channel;
        this.buffer = ByteBuffer.wrap(bytes);
    }

    /** Moves the window on. False at the end of the trace; true with {@code start == limit} if a line is too long. */
    boolean next() throws IOException {
        System.arraycopy(bytes, limit, bytes, 0, filled - limit);
        filled -= limit;
        start = 0;
        limit = 0;
        int searched = 0;
        while (limit == 0) {
            if (filled >= MAX_LINE) {
                return true;
            }
            if (exhausted || !readMore()) {
                return closeLastLine();
            }
            limit = afterLastLineFeed(searched);
            searched = filled;
        }
        return true;
    }

    private boolean readMore() throws IOException {
        buffer.limit(MAX_LINE).position(filled);
        int count = channel.read(buffer);
        if (count < 0) {
            exhausted = true;
            return false;
        }
        bytesRead += count;
        filled += count;
        return true;
    }

    private boolean closeLastLine() {
        if (filled == 0) {
            return false;
        }
        lastLineIsOpen = true;
        bytes[filled++] = '\n';
        limit = filled;
        return true;
    }

    private int afterLastLineFeed(int from) {
        for (int i = filled - 1; i >= from; i--) {
            if (bytes[i] == '\n') {
                return i + 1;
            }
        }
        return 0;
    }
}
