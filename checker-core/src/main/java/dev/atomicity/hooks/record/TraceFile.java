package dev.atomicity.hooks.record;

import dev.atomicity.hooks.places.Notes;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A trace file that is being written. Lines are appended whole and once, whatever fails while one is made or written; if the file cannot be
 * written, there is a note, and nothing else happens.
 */
final class TraceFile {
    private static final int BUFFER_BYTES = 1 << 16;

    /** Not a channel: those are closed when a thread of the program is interrupted. */
    private final RandomAccessFile out;

    /** Guarded by this object, like all fields below: lines that are not in the file yet. */
    private final byte[] buffer = new byte[BUFFER_BYTES];

    private int buffered;

    /** How much of the file is written. What follows is written there again if it has failed in the middle. */
    private long written;

    TraceFile(Path file) throws IOException {
        out = new RandomAccessFile(file.toFile(), "rw");
        out.setLength(0);
    }

    synchronized void append(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        if (buffered + bytes.length > BUFFER_BYTES) {
            flush();
        }
        if (bytes.length > BUFFER_BYTES) {
            write(bytes, bytes.length);
            written += bytes.length;
        } else {
            System.arraycopy(bytes, 0, buffer, buffered, bytes.length);
            buffered += bytes.length;
        }
    }

    synchronized void close() {
        flush();
        try {
            out.close();
        } catch (IOException e) {
            Notes.add("the recorded trace is not complete: " + e);
        }
    }

    /** Two plain stores follow the write, which cannot fail: the lines are in the file, or still in the buffer. */
    private void flush() {
        write(buffer, buffered);
        written += buffered;
        buffered = 0;
    }

    private void write(byte[] bytes, int length) {
        try {
            out.seek(written);
            out.write(bytes, 0, length);
        } catch (IOException e) {
            Notes.add("the recorded trace is not complete: " + e);
        }
    }
}
