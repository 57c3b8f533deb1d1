package lockfree;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** A stack, a buffer for two threads, snapshots, a value that is published; and each with a mistake. */
public class Others {
    private Others() {}

    private static class Node {
        final Object value;
        Node next;

        Node(Object value) {
            this.value = value;
        }
    }

    public static class Stack {
        private final AtomicReference<Node> top = new AtomicReference<>();

        public void push(Object value) {
            Node node = new Node(value);
            do {
                node.next = top.get();
            } while (!top.compareAndSet(node.next, node));
        }

        public Object pop() {
            Node old;
            do {
                old = top.get();
                if (old == null) {
                    return null;
                }
            } while (!top.compareAndSet(old, old.next));
            return old.value;
        }
    }

    public static class BrokenStack {
        private final AtomicReference<Node> top = new AtomicReference<>();

        public void push(Object value) {
            Node node = new Node(value);
            node.next = top.get();
            top.set(node);
        }
    }

    /** One puts, one takes. */
    public static class Buffer {
        private final AtomicReferenceArray<Object> elements = new AtomicReferenceArray<>(2);
        private final AtomicInteger taken = new AtomicInteger();
        private final AtomicInteger put = new AtomicInteger();

        public boolean offer(Object element) {
            int end = put.get();
            if (end - taken.get() == 2) {
                return false;
            }
            elements.lazySet(end % 2, element);
            put.lazySet(end + 1);
            return true;
        }

        public Object poll() {
            int start = taken.get();
            if (start == put.get()) {
                return null;
            }
            Object element = elements.get(start % 2);
            elements.lazySet(start % 2, null);
            taken.lazySet(start + 1);
            return element;
        }
    }

    /** Says that there is an element before there is one. */
    public static class BrokenBuffer {
        private final AtomicReferenceArray<Object> elements = new AtomicReferenceArray<>(2);
        private final AtomicInteger taken = new AtomicInteger();
        private final AtomicInteger put = new AtomicInteger();

        public boolean offer(Object element) {
            int end = put.get();
            if (end - taken.get() == 2) {
                return false;
            }
            put.lazySet(end + 1);
            elements.lazySet(end % 2, element);
            return true;
        }

        public Object poll() {
            int start = taken.get();
            if (start == put.get()) {
                return null;
            }
            Object element = elements.get(start % 2);
            elements.lazySet(start % 2, null);
            taken.lazySet(start + 1);
            return element;
        }
    }

    /** There are more tickets than the test sells, so nothing goes wrong in it. */
    public static class Tickets {
        private final AtomicInteger left = new AtomicInteger(10);
        private final AtomicInteger sold = new AtomicInteger();

        public boolean sell() {
            if (left.get() == 0) {
                return false;
            }
            left.decrementAndGet();
            return sold.incrementAndGet() > 0;
        }
    }

    /** The same with room that others take. */
    public static class Rooms {
        private final AtomicInteger taken = new AtomicInteger();
        private final AtomicInteger guests = new AtomicInteger();

        public boolean enter() {
            if (taken.get() >= 10) {
                return false;
            }
            taken.incrementAndGet();
            guests.set(guests.get() + 1);
            return true;
        }
    }

    public static class Snapshots {
        private final AtomicReference<List<Object>> current = new AtomicReference<>(List.of());

        public int add(Object value) {
            while (true) {
                List<Object> old = current.get();
                List<Object> copy = new ArrayList<>(old);
                copy.add(value);
                if (current.compareAndSet(old, copy)) {
                    return copy.size();
                }
            }
        }

        public int size() {
            return current.get().size();
        }
    }

    public static class BrokenSnapshots {
        private final AtomicReference<List<Object>> current = new AtomicReference<>(List.of());

        public int add(Object value) {
            List<Object> copy = new ArrayList<>(current.get());
            copy.add(value);
            current.set(copy);
            return copy.size();
        }
    }

    public static class Published {
        private final AtomicInteger ready = new AtomicInteger();
        private int value;

        public void publish(int newValue) {
            value = newValue;
            ready.lazySet(1);
        }

        public int await() {
            while (ready.get() == 0) {
                Thread.onSpinWait();
            }
            return value;
        }
    }

    public static class PublishedTooEarly {
        private final AtomicInteger ready = new AtomicInteger();
        private int value;

        public void publish(int newValue) {
            ready.lazySet(1);
            value = newValue;
        }

        public int await() {
            while (ready.get() == 0) {
                Thread.onSpinWait();
            }
            return value;
        }
    }
}
