package dev.atomicity.protocol;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;

/**
 * A file of events. Each is one write of its length, its checksum and its bytes: a writer that dies loses at most the
 * event it was writing, and a reader takes what is whole, also while it is being written.
 */
public final class EventLog {
    private static final int HEADER = 2 * Integer.BYTES;

    private EventLog() {}

    /** Appends events. A stream, not a channel, which would close when a thread that writes is interrupted. */
    public static final class Writer {
        private final FileOutputStream file;

        public Writer(Path file) throws IOException {
            this.file = new FileOutputStream(file.toFile());
        }

        /** When it returns, the operating system has the event: not even the death of this JVM can lose it. */
        public synchronized void write(TestEvent event) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            EventFormat.write(new DataOutputStream(bytes), event);
            byte[] body = bytes.toByteArray();
            ByteBuffer buffer = ByteBuffer.allocate(HEADER + body.length);
            file.write(
                    buffer.putInt(body.length).putInt(checksum(body)).put(body).array());
        }
    }

    /** Reads events as they come. */
    public static final class Reader implements AutoCloseable {
        private final FileChannel channel;
        private long position;

        public Reader(Path file) throws IOException {
            channel = FileChannel.open(file, StandardOpenOption.READ);
        }

        /** The next event; null if there is none, or none that is whole, yet. */
        public TestEvent next() throws IOException {
            ByteBuffer header = ByteBuffer.allocate(HEADER);
            if (!fill(header, position)) {
                return null;
            }
            int length = header.getInt(0);
            if (length < 0 || position + HEADER + length > channel.size()) {
                return null;
            }
            ByteBuffer body = ByteBuffer.allocate(length);
            if (!fill(body, position + HEADER) || checksum(body.array()) != header.getInt(Integer.BYTES)) {
                return null;
            }
            position += HEADER + length;
            return EventFormat.read(new DataInputStream(new ByteArrayInputStream(body.array())));
        }

        private boolean fill(ByteBuffer buffer, long from) throws IOException {
            while (buffer.hasRemaining()) {
                if (channel.read(buffer, from + buffer.position()) < 0) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }

    private static int checksum(byte[] body) {
        CRC32 checksum = new CRC32();
        checksum.update(body);
        return (int) checksum.getValue();
    }
}
