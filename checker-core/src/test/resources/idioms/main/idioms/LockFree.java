package idioms;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Lock-free structures that are correct. */
public class LockFree {
    private record Node(Object value, Node next) {}

    private final AtomicReference<Node> top = new AtomicReference<>();
    private final AtomicInteger counter = new AtomicInteger();
    private final AtomicReference<List<Object>> copies = new AtomicReference<>(List.of());

    /** Treiber. */
    public void push(Object value) {
        Node old;
        Node node;
        do {
            old = top.get();
            node = new Node(value, old);
        } while (!top.compareAndSet(old, node));
    }

    public Object pop() {
        while (true) {
            Node old = top.get();
            if (old == null) {
                return null;
            }
            if (top.compareAndSet(old, old.next())) {
                return old.value();
            }
        }
    }

    public int count() {
        while (true) {
            int old = counter.get();
            if (counter.compareAndSet(old, old + 1)) {
                return old;
            }
        }
    }

    /** Copy on write. */
    public void add(Object value) {
        while (true) {
            List<Object> old = copies.get();
            List<Object> copy = new ArrayList<>(old);
            copy.add(value);
            if (copies.compareAndSet(old, List.copyOf(copy))) {
                return;
            }
        }
    }
}
