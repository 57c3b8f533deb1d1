package scheduled;

import static dev.atomicity.scheduled.Kind.ALL;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.tries;
import static dev.atomicity.scheduled.Operation.waits;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Queues: whatever is done to one is done to the whole. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable", "JdkObsolete"
}) // the calls are what matters
final class Queues {
    private Queues() {}

    static List<Kind<?>> kinds() {
        return List.of(
                queue("ArrayDeque", ArrayDeque::new, SURE),
                queue("PriorityQueue", PriorityQueue::new, SURE),
                queue("ConcurrentLinkedQueue", ConcurrentLinkedQueue::new, SURE),
                queue("PriorityBlockingQueue", PriorityBlockingQueue::new, SURE),
                queue("LinkedTransferQueue", LinkedTransferQueue::new, SURE),
                new Kind<>("LinkedList as a queue", 2, LinkedList::new, LIST),
                deque("ArrayDeque as a deque", ArrayDeque::new),
                deque("ConcurrentLinkedDeque", ConcurrentLinkedDeque::new),
                deque("LinkedBlockingDeque as a deque", LinkedBlockingDeque::new),
                blocking("ArrayBlockingQueue", () -> new ArrayBlockingQueue<>(2)),
                blocking("LinkedBlockingQueue", () -> new LinkedBlockingQueue<>(2)),
                blocking("LinkedBlockingDeque", () -> new LinkedBlockingDeque<>(2)));
    }

    private static Kind<Queue<String>> queue(
            String name, Supplier<Queue<String>> maker, List<Operation<Queue<String>>> more) {
        List<Operation<Queue<String>>> operations = new ArrayList<>(QUEUE);
        operations.addAll(more);
        return new Kind<>(name, 1, maker, operations);
    }

    private static Kind<Deque<String>> deque(String name, Supplier<Deque<String>> maker) {
        return new Kind<>(name, 1, maker, DEQUE);
    }

    private static Kind<BlockingQueue<String>> blocking(String name, Supplier<BlockingQueue<String>> maker) {
        return new Kind<>(name, 1, maker, BLOCKING);
    }

    private static final List<Operation<Queue<String>>> QUEUE = List.of(
            reads("peek", ALL, queue -> keep(queue.peek())),
            reads("size", ALL, queue -> keep(queue.size())),
            reads("isEmpty", ALL, queue -> keep(queue.isEmpty())),
            reads("contains", ALL, queue -> keep(queue.contains("a"))),
            reads("toArray", ALL, queue -> keep(queue.toArray().length)),
            reads("iterates", ALL, Queues::iterate),
            tries("offer", ALL, queue -> queue.offer("a")),
            tries("add", ALL, queue -> queue.add("b")),
            tries("remove(a)", ALL, queue -> queue.remove("a")),
            tries("addAll", ALL, queue -> queue.addAll(List.of("a", "b"))),
            tries("removeIf", ALL, queue -> queue.removeIf(each -> each.equals("a"))),
            writes("clear", ALL, Queue::clear));

    private static void iterate(Queue<String> queue) {
        for (String each : queue) {
            keep(each);
        }
    }

    private static void iterateBackwards(Deque<String> deque) {
        for (Iterator<String> backwards = deque.descendingIterator(); backwards.hasNext(); ) {
            keep(backwards.next());
        }
    }

    private static final List<Operation<Queue<String>>> SURE =
            List.of(tries("poll", ALL, queue -> queue.poll() != null));

    /** Its size is a variable of its own; and whether there was nothing, or null, is not known. */
    private static final List<Operation<Queue<String>>> LIST = List.of(
            reads("peek", ALL, queue -> keep(queue.peek())),
            reads("size", 2, queue -> keep(queue.size())),
            reads("isEmpty", 2, queue -> keep(queue.isEmpty())),
            tries("offer", ALL, queue -> queue.offer("a")),
            tries("remove(a)", ALL, queue -> queue.remove("a")),
            writes("poll", ALL, queue -> queue.poll()));

    private static final List<Operation<Deque<String>>> DEQUE = List.of(
            reads("peekFirst", ALL, deque -> keep(deque.peekFirst())),
            reads("peekLast", ALL, deque -> keep(deque.peekLast())),
            writes("addFirst", ALL, deque -> deque.addFirst("a")),
            writes("push", ALL, deque -> deque.push("a")),
            writes("addLast", ALL, deque -> deque.addLast("b")),
            tries("offerFirst", ALL, deque -> deque.offerFirst("a")),
            tries("pollFirst", ALL, deque -> deque.pollFirst() != null),
            tries("pollLast", ALL, deque -> deque.pollLast() != null),
            tries("removeFirstOccurrence", ALL, deque -> deque.removeFirstOccurrence("a")),
            tries("removeLastOccurrence", ALL, deque -> deque.removeLastOccurrence("b")),
            reads("descendingIterator", ALL, Queues::iterateBackwards));

    private static final List<Operation<BlockingQueue<String>>> BLOCKING = List.of(
            reads("peek", ALL, queue -> keep(queue.peek())),
            reads("size", ALL, queue -> keep(queue.size())),
            reads("remainingCapacity", ALL, queue -> keep(queue.remainingCapacity())),
            tries("offer", ALL, queue -> queue.offer("a")),
            tries("poll", ALL, queue -> queue.poll() != null),
            waits("offer with a time limit", ALL, queue -> {
                try {
                    return queue.offer("a", 0, TimeUnit.NANOSECONDS);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }),
            waits("poll with a time limit", ALL, queue -> {
                try {
                    return queue.poll(0, TimeUnit.NANOSECONDS) != null;
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
}
