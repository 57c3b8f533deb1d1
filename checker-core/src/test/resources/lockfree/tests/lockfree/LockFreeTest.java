package lockfree;

import org.junit.jupiter.api.Test;

/** Two or three threads, each does a thing or two. */
class LockFreeTest {
    private static void all(Runnable... bodies) throws InterruptedException {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = new Thread(bodies[i]);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    @Test
    void queueOfReferencesPuts() throws Exception {
        Queues.OfReferences queue = new Queues.OfReferences();
        all(() -> queue.put("one"), () -> queue.put("other"));
    }

    @Test
    void queueOfReferences() throws Exception {
        Queues.OfReferences queue = new Queues.OfReferences();
        queue.put("first");
        all(() -> queue.put("one"), queue::take, queue::take);
    }

    @Test
    void queueOfFields() throws Exception {
        Queues.OfFields queue = new Queues.OfFields();
        all(() -> queue.put("one"), () -> queue.put("other"), queue::take);
    }

    @Test
    void queueOfFieldsTakes() throws Exception {
        Queues.OfFields queue = new Queues.OfFields();
        queue.put("first");
        all(queue::take, queue::take, () -> queue.put("other"));
    }

    @Test
    void queueOfHandles() throws Exception {
        Queues.OfHandles queue = new Queues.OfHandles();
        all(() -> queue.put("one"), () -> queue.put("other"), queue::take);
    }

    @Test
    void queueOfHandlesTakes() throws Exception {
        Queues.OfHandles queue = new Queues.OfHandles();
        queue.put("first");
        all(queue::take, queue::take, () -> queue.put("other"));
    }

    @Test
    void brokenPut() throws Exception {
        BrokenQueues.PutWithoutCompare queue = new BrokenQueues.PutWithoutCompare();
        all(() -> queue.put("one"), () -> queue.put("other"));
    }

    @Test
    void brokenTake() throws Exception {
        BrokenQueues.TakeWithoutCompare queue = new BrokenQueues.TakeWithoutCompare();
        queue.put("one");
        queue.put("other");
        all(queue::take, queue::take);
    }

    @Test
    void sequenceLockOfField() throws Exception {
        SequenceLocks.OfField lock = new SequenceLocks.OfField();
        all(() -> lock.set(1), lock::difference, () -> lock.set(2));
    }

    @Test
    void sequenceLockOfAtomic() throws Exception {
        SequenceLocks.OfAtomic lock = new SequenceLocks.OfAtomic();
        all(() -> lock.set(1), lock::difference, () -> lock.set(2));
    }

    @Test
    void withoutSecondLook() throws Exception {
        SequenceLocks.WithoutSecondLook lock = new SequenceLocks.WithoutSecondLook();
        all(() -> lock.set(1), lock::difference);
    }

    @Test
    void withoutEnd() throws Exception {
        SequenceLocks.WithoutEnd lock = new SequenceLocks.WithoutEnd();
        all(() -> lock.set(1), lock::difference);
    }

    @Test
    void withRest() throws Exception {
        SequenceLocks.WithRest lock = new SequenceLocks.WithRest();
        all(() -> lock.set(1), lock::difference);
    }

    @Test
    void ticket() throws Exception {
        SpinLocks.Ticket lock = new SpinLocks.Ticket();
        all(lock::add, lock::add, lock::add);
    }

    @Test
    void testAndSet() throws Exception {
        SpinLocks.TestAndSet lock = new SpinLocks.TestAndSet();
        all(() -> lock.add(1), () -> lock.add(2), () -> lock.add(3));
    }

    @Test
    void ticketTooEarly() throws Exception {
        SpinLocks.TicketTooEarly lock = new SpinLocks.TicketTooEarly();
        all(lock::add, lock::add);
    }

    @Test
    void releasedTooEarly() throws Exception {
        SpinLocks.ReleasedTooEarly lock = new SpinLocks.ReleasedTooEarly();
        all(() -> lock.add(1), () -> lock.add(2));
    }

    @Test
    void stack() throws Exception {
        Others.Stack stack = new Others.Stack();
        stack.push("bottom");
        all(() -> stack.push("one"), () -> stack.push("other"), stack::pop);
    }

    @Test
    void brokenStack() throws Exception {
        Others.BrokenStack stack = new Others.BrokenStack();
        all(() -> stack.push("one"), () -> stack.push("other"));
    }

    @Test
    void buffer() throws Exception {
        Others.Buffer buffer = new Others.Buffer();
        all(
                () -> {
                    buffer.offer("one");
                    buffer.offer("other");
                },
                () -> {
                    buffer.poll();
                    buffer.poll();
                });
    }

    @Test
    void brokenBuffer() throws Exception {
        Others.BrokenBuffer buffer = new Others.BrokenBuffer();
        all(() -> buffer.offer("one"), buffer::poll);
    }

    @Test
    void tickets() throws Exception {
        Others.Tickets tickets = new Others.Tickets();
        all(tickets::sell, tickets::sell);
    }

    @Test
    void rooms() throws Exception {
        Others.Rooms rooms = new Others.Rooms();
        all(rooms::enter, rooms::enter);
    }

    @Test
    void snapshots() throws Exception {
        Others.Snapshots snapshots = new Others.Snapshots();
        all(() -> snapshots.add("one"), () -> snapshots.add("other"), snapshots::size);
    }

    @Test
    void brokenSnapshots() throws Exception {
        Others.BrokenSnapshots snapshots = new Others.BrokenSnapshots();
        all(() -> snapshots.add("one"), () -> snapshots.add("other"));
    }

    @Test
    void published() throws Exception {
        Others.Published published = new Others.Published();
        all(() -> published.publish(1), published::await);
    }

    @Test
    void publishedTooEarly() throws Exception {
        Others.PublishedTooEarly published = new Others.PublishedTooEarly();
        all(() -> published.publish(1), published::await);
    }
}
