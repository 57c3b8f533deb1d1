package lockfree;

import java.util.concurrent.atomic.AtomicReference;

/** Queues like those of Michael and Scott, each with one mistake. */
public class BrokenQueues {
    private BrokenQueues() {}

    static class Node {
        final Object value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(Object value) {
            this.value = value;
        }
    }

    /** Sets the next node without looking whether it is still free. */
    public static class PutWithoutCompare {
        private final AtomicReference<Node> head;
        private final AtomicReference<Node> tail;

        public PutWithoutCompare() {
            Node dummy = new Node(null);
            head = new AtomicReference<>(dummy);
            tail = new AtomicReference<>(dummy);
        }

        public void put(Object value) {
            Node node = new Node(value);
            while (true) {
                Node last = tail.get();
                Node next = last.next.get();
                if (last == tail.get()) {
                    if (next == null) {
                        last.next.set(node);
                        tail.compareAndSet(last, node);
                        return;
                    }
                    tail.compareAndSet(last, next);
                }
            }
        }
    }

    /** Two may take the same element. */
    public static class TakeWithoutCompare {
        private final AtomicReference<Node> head;
        private final AtomicReference<Node> tail;

        public TakeWithoutCompare() {
            Node dummy = new Node(null);
            head = new AtomicReference<>(dummy);
            tail = new AtomicReference<>(dummy);
        }

        public void put(Object value) {
            Node node = new Node(value);
            while (true) {
                Node last = tail.get();
                Node next = last.next.get();
                if (last == tail.get()) {
                    if (next == null) {
                        if (last.next.compareAndSet(null, node)) {
                            tail.compareAndSet(last, node);
                            return;
                        }
                    } else {
                        tail.compareAndSet(last, next);
                    }
                }
            }
        }

        public Object take() {
            while (true) {
                Node first = head.get();
                Node last = tail.get();
                Node next = first.next.get();
                if (first == head.get()) {
                    if (first == last) {
                        if (next == null) {
                            return null;
                        }
                        tail.compareAndSet(last, next);
                    } else {
                        head.set(next);
                        return next.value;
                    }
                }
            }
        }
    }
}
