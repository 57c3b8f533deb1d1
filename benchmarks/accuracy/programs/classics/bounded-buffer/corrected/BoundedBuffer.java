package buffer;

import java.util.ArrayDeque;
import java.util.Deque;

public class BoundedBuffer<T> {
    private final Deque<T> items = new ArrayDeque<>();
    private final int capacity;

    public BoundedBuffer(int capacity) {
        this.capacity = capacity;
    }

    public synchronized boolean isFull() {
        return items.size() == capacity;
    }

    private synchronized void add(T item) {
        items.addLast(item);
    }

    public synchronized boolean offer(T item) {
        if (isFull()) {
            return false;
        }
        add(item);
        return true;
    }
}
