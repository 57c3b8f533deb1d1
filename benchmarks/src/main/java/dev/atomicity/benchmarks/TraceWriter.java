package dev.atomicity.benchmarks;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Writes events as lines {@code thread|op(target)|site}, put together from ready bytes in one buffer. */
final class TraceWriter implements AutoCloseable {
    /** Longer than any line, with room to spare. */
    private static final int MAX_LINE = 512;

    private final OutputStream out;
    private final byte[] buffer = new byte[1 << 16];
    private int filled;
    private long events;

    /** What an event does, as the trace format spells it. */
    enum Operation {
        READ("r"),
        WRITE("w"),
        ACQUIRE("acq"),
        RELEASE("rel"),
        FORK("fork"),
        JOIN("join"),
        BEGIN("begin"),
        END("end");

        private final byte[] spelling;

        Operation(String name) {
            this.spelling = Names.bytes("|" + name + "(");
        }
    }

    TraceWriter(OutputStream out) {
        this.out = out;
    }

    void write(byte[] thread, Operation operation, byte[] target, byte[] site) {
        if (filled > buffer.length - MAX_LINE) {
            flush();
        }
        append(thread);
        append(operation.spelling);
        append(target);
        buffer[filled++] = ')';
        buffer[filled++] = '|';
        append(site);
        buffer[filled++] = '\n';
        events++;
    }

    long events() {
        return events;
    }

    private void append(byte[] bytes) {
        System.arraycopy(bytes, 0, buffer, filled, bytes.length);
        filled += bytes.length;
    }

    private void flush() {
        try {
            out.write(buffer, 0, filled);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        filled = 0;
    }

    @Override
    public void close() throws IOException {
        flush();
        out.close();
    }
}
