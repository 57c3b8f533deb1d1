package dev.atomicity.report.sarif;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.GZIPOutputStream;

/** How large a growing text is once it is compressed. */
final class CompressedSize {
    /** Counts what is written to it, and keeps nothing. */
    private static final class Counter extends OutputStream {
        private long bytes;

        @Override
        public void write(int b) {
            bytes++;
        }

        @Override
        public void write(byte[] buffer, int from, int length) {
            bytes += length;
        }
    }

    private final Counter counter = new Counter();
    private final OutputStream compressed;

    CompressedSize() throws IOException {
        compressed = new GZIPOutputStream(counter, 8192, true);
    }

    /** Adds to the text; returns the size of all of it. */
    long add(byte[] text) throws IOException {
        compressed.write(text);
        // Costs a few bytes each time, so the true size is never larger.
        compressed.flush();
        return counter.bytes;
    }
}
