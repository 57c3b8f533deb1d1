package lockfree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** The queue of Michael and Scott, with the three ways to change a reference. */
public class Queues {
    private Queues() {}

    public static class OfReferences {
        private static class Node {
            final Object value;
            final AtomicReference<Node> next = new AtomicReference<>();

            Node(Object value) {
                this.value = value;
            }
        }

        private final AtomicReference<Node> head;
        private final AtomicReference<Node> tail;

        public OfReferences() {
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
                    } else if (head.compareAndSet(first, next)) {
                        return next.value;
                    }
                }
            }
        }
    }

    public static class OfFields {
        private static class Node {
            final Object value;
            volatile Node next;

            Node(Object value) {
                this.value = value;
            }
        }

        private static final AtomicReferenceFieldUpdater<OfFields, Node> HEAD =
                AtomicReferenceFieldUpdater.newUpdater(OfFields.class, Node.class, "head");
        private static final AtomicReferenceFieldUpdater<OfFields, Node> TAIL =
                AtomicReferenceFieldUpdater.newUpdater(OfFields.class, Node.class, "tail");
        private static final AtomicReferenceFieldUpdater<Node, Node> NEXT =
                AtomicReferenceFieldUpdater.newUpdater(Node.class, Node.class, "next");

        private volatile Node head = new Node(null);
        private volatile Node tail = head;

        public void put(Object value) {
            Node node = new Node(value);
            for (;;) {
                Node last = tail;
                Node next = last.next;
                if (next != null) {
                    TAIL.compareAndSet(this, last, next);
                } else if (NEXT.compareAndSet(last, null, node)) {
                    TAIL.compareAndSet(this, last, node);
                    return;
                }
            }
        }

        public Object take() {
            for (;;) {
                Node first = head;
                Node last = tail;
                Node next = first.next;
                if (first != head) {
                    continue;
                }
                if (next == null) {
                    return null;
                }
                if (first == last) {
                    TAIL.compareAndSet(this, last, next);
                } else if (HEAD.compareAndSet(this, first, next)) {
                    return next.value;
                }
            }
        }
    }

    public static class OfHandles {
        private static final class Node {
            final Object value;
            Node next;

            Node(Object value) {
                this.value = value;
            }
        }

        private static final VarHandle HEAD;
        private static final VarHandle TAIL;
        private static final VarHandle NEXT;

        static {
            try {
                MethodHandles.Lookup lookup = MethodHandles.lookup();
                HEAD = lookup.findVarHandle(OfHandles.class, "head", Node.class);
                TAIL = lookup.findVarHandle(OfHandles.class, "tail", Node.class);
                NEXT = lookup.findVarHandle(Node.class, "next", Node.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        private volatile Node head = new Node(null);
        private volatile Node tail = head;

        public void put(Object value) {
            Node node = new Node(value);
            Node last;
            Node next;
            do {
                last = tail;
                next = (Node) NEXT.getAcquire(last);
                if (next != null) {
                    TAIL.compareAndSet(this, last, next);
                }
            } while (next != null || !NEXT.compareAndSet(last, null, node));
            TAIL.compareAndSet(this, last, node);
        }

        public Object take() {
            while (true) {
                Node first = head;
                Node last = tail;
                Node next = (Node) NEXT.getAcquire(first);
                if (first == head) {
                    if (next == null) {
                        return null;
                    }
                    if (first == last) {
                        TAIL.compareAndSet(this, last, next);
                    } else if (HEAD.compareAndSet(this, first, next)) {
                        return next.value;
                    }
                }
            }
        }
    }
}
