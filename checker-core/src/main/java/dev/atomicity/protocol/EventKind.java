package dev.atomicity.protocol;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** How events of one kind are written and read. */
record EventKind<T extends TestEvent>(Class<T> type, Writer<T> writer, Reader<T> reader) {
    /** Writes the parts of an event. */
    interface Writer<T> {
        void write(DataOutput out, T event) throws IOException;
    }

    /** Reads what the writer wrote. */
    interface Reader<T> {
        T read(DataInput in) throws IOException;
    }

    void write(DataOutput out, TestEvent event) throws IOException {
        writer.write(out, type.cast(event));
    }
}
