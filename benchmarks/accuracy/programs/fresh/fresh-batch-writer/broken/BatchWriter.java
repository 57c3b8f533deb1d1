package batchwriter;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class BatchWriter {
    private final Consumer<List<String>> sink;
    private final int size;
    private volatile List<String> buffer = new ArrayList<>();

    public BatchWriter(int size, Consumer<List<String>> sink) {
        this.size = size;
        this.sink = sink;
    }

    public void write(String line) {
        List<String> full = null;
        synchronized (buffer) {
            buffer.add(line);
            if (buffer.size() >= size) {
                full = buffer;
                buffer = new ArrayList<>();
            }
        }
        if (full != null) {
            sink.accept(full);
        }
    }

    public void flush() {
        List<String> rest;
        synchronized (buffer) {
            rest = buffer;
            buffer = new ArrayList<>();
        }
        if (!rest.isEmpty()) {
            sink.accept(rest);
        }
    }
}
