package contended;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/** Objects that are made by one thread and handed to others, who see all of them or nothing. */
@SuppressWarnings({"JdkObsolete", "UnusedVariable"}) // they are what is tried
final class Publication {
    private static final int SLOTS = 16;

    private final Map<Integer, Item> map;
    private final Queue<Item> queue;
    private final BlockingQueue<Item> blocking;
    private final List<Item> list;
    private final AtomicReference<Item> last = new AtomicReference<>();
    private volatile Item current;
    private int produced;
    private int consumed;

    private Publication(Map<Integer, Item> map, Queue<Item> queue, BlockingQueue<Item> blocking, List<Item> list) {
        this.map = map;
        this.queue = queue;
        this.blocking = blocking;
        this.list = list;
    }

    private static final class Item {
        int value;
        Item previous;
    }

    static void right(int rounds) {
        for (Publication shared : new Publication[] {
            new Publication(
                    new ConcurrentHashMap<>(),
                    new ConcurrentLinkedQueue<>(),
                    new ArrayBlockingQueue<>(2),
                    new CopyOnWriteArrayList<>()),
            new Publication(
                    Collections.synchronizedMap(new HashMap<>()),
                    new LinkedBlockingQueue<>(),
                    new LinkedBlockingQueue<>(),
                    Collections.synchronizedList(new ArrayList<>())),
            new Publication(
                    new ConcurrentHashMap<>(),
                    new ArrayBlockingQueue<>(SLOTS),
                    new LinkedBlockingQueue<>(1),
                    new Vector<>()),
        }) {
            Crowd.each(rounds, shared::putInMap, shared::getFromMap, shared::getFromMap);
            Crowd.each(rounds, shared::offer, round -> shared.poll(), round -> shared.poll());
            Crowd.each(rounds, shared::put, round -> shared.take());
            Crowd.each(rounds, shared::append, round -> shared.look(), round -> shared.lookAtAll());
            Crowd.each(rounds, shared::setLast, round -> shared.getLast(), round -> shared.getLast());
            Crowd.each(rounds, shared::setCurrent, round -> shared.getCurrent(), round -> shared.getCurrent());
        }
    }

    static void broken(int rounds) {
        Publication shared = new Publication(
                new ConcurrentHashMap<>(),
                new ConcurrentLinkedQueue<>(),
                new ArrayBlockingQueue<>(2),
                new CopyOnWriteArrayList<>());
        Crowd.each(rounds, shared::putTooEarly, shared::getFromMap, shared::getFromMap);
        Crowd.each(rounds, shared::offer, round -> shared.peekAndPoll(), round -> shared.peekAndPoll());
        Crowd.all(rounds, shared::setLastAfterLook);
        Crowd.each(rounds, shared::setCurrent, round -> shared.getCurrentTwice(), round -> shared.getCurrentTwice());
    }

    private static Item item(int value) {
        Item item = new Item();
        item.value = value;
        return item;
    }

    void putInMap(int round) {
        map.put(round % SLOTS, item(round));
    }

    int getFromMap(int round) {
        Item found = map.get(round % SLOTS);
        return found == null ? 0 : found.value;
    }

    boolean offer(int round) {
        return queue.offer(item(round));
    }

    int poll() {
        Item found = queue.poll();
        return found == null ? 0 : found.value;
    }

    void put(int round) throws InterruptedException {
        blocking.put(item(round));
        synchronized (this) {
            produced++;
        }
    }

    int take() throws InterruptedException {
        Item taken = blocking.take();
        synchronized (this) {
            consumed++;
            return taken.value + produced;
        }
    }

    void append(int round) {
        if (round % SLOTS == 0) {
            list.clear();
        } else {
            list.add(item(round));
        }
    }

    int look() {
        synchronized (list) {
            return list.isEmpty() || list instanceof CopyOnWriteArrayList ? 0 : list.get(0).value;
        }
    }

    int lookAtAll() {
        int sum = 0;
        synchronized (list) {
            for (Item item : list) {
                sum += item.value;
            }
        }
        return sum;
    }

    void setLast(int round) {
        Item item = item(round);
        Item before;
        do {
            before = last.get();
            item.previous = before;
        } while (!last.compareAndSet(before, item));
    }

    int getLast() {
        Item item = last.get();
        return item == null ? 0 : item.value;
    }

    void setCurrent(int round) {
        current = item(round);
    }

    int getCurrent() {
        Item item = current;
        return item == null ? 0 : item.value;
    }

    // ---------------------------------------------------------------- mistakes

    void putTooEarly(int round) {
        Item item = new Item();
        map.put(round % SLOTS, item);
        Crowd.meanwhile();
        item.value = round;
    }

    int peekAndPoll() {
        if (queue.peek() != null) {
            Crowd.meanwhile();
            Item item = queue.poll();
            return item == null ? 0 : item.value;
        }
        return 0;
    }

    void setLastAfterLook(int round) {
        Item item = item(round);
        item.previous = last.get();
        Crowd.meanwhile();
        last.set(item);
    }

    int getCurrentTwice() {
        if (current != null) {
            Crowd.meanwhile();
            return current.value;
        }
        return 0;
    }
}
