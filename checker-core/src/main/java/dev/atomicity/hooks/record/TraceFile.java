package dev.atomicity.hooks.record;

import dev.atomicity.hooks.places.Notes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A trace file that is being written. Lines are appended whole, whatever fails while another one is made; a file that cannot be
 * written costs a note, and nothing else.
 */
final class TraceFile {
    private static final int BUFFER_BYTES = 1 << 16;

    private final OutputStream out;

    /** Guarded by this object: lines that are not in the file yet. */
    private final byte[] buffer = new byte[BUFFER_BYTES];

    private int buffered;

    TraceFile(Path file) throws IOException {
        out = Files.newOutputStream(file);
    }

    synchronized void append(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        if (buffered + bytes.length > BUFFER_BYTES) {
            flush();
        }
        if (bytes.length > BUFFER_BYTES) {
            write(bytes, bytes.length);
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

    private void flush() {
        int length = buffered;
        buffered = 0; // first: no line is written twice
        write(buffer, length);
    }

    private void write(byte[] bytes, int length) {
        try {
            out.write(bytes, 0, length);
        } catch (IOException e) {
            Notes.add("the recorded trace is not complete: " + e);
        }
    }
}
