package judged;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;

/** Each method works on a variable of another kind in two steps. */
public class Kinds {
    private static int total = 20;
    private static final AtomicIntegerFieldUpdater<Kinds> HANDLED =
            AtomicIntegerFieldUpdater.newUpdater(Kinds.class, "handled");

    private final AtomicInteger number = new AtomicInteger(20);
    private final AtomicReference<String> reference = new AtomicReference<>();
    private final int[] elements = {20, 20};
    private final Map<String, Integer> concurrentMap = new ConcurrentHashMap<>();
    private final Map<String, Integer> guardedMap = new HashMap<>();
    private final List<String> list = new CopyOnWriteArrayList<>();
    private final Set<String> set = ConcurrentHashMap.newKeySet();

    public Kinds() {
        set.add("name");
    }

    private final Queue<String> queue = new ConcurrentLinkedQueue<>(List.of("one", "two"));
    private final List<String> unknown = Collections.synchronizedList(new ArrayList<>());
    private String text = "some";
    private volatile int handled = 20;

    public void atomic(int amount) {
        number.set(number.get() - amount);
    }

    public void element(int amount) {
        elements[1] = elements[1] - amount;
    }

    public void statics(int amount) {
        total = total - amount;
    }

    public void updater(int amount) {
        HANDLED.set(this, HANDLED.get(this) - amount);
    }

    public void text(String more) {
        text = text + more;
    }

    public void map(String key, int value) {
        if (!concurrentMap.containsKey(key)) {
            concurrentMap.put(key, value);
        }
    }

    public void guarded(String key, int value) {
        boolean isMissing;
        synchronized (guardedMap) {
            isMissing = guardedMap.get(key) == null;
        }
        if (isMissing) {
            synchronized (guardedMap) {
                guardedMap.put(key, value);
            }
        }
    }

    public void list(String name) {
        if (!list.contains(name)) {
            list.add(name);
        }
    }

    public void set(String name) {
        if (set.contains(name)) {
            set.clear();
        }
    }

    public String queue() {
        return queue.peek() + queue.poll();
    }

    public void unknown(String name) {
        if (!unknown.contains(name)) {
            unknown.add(name);
        }
    }

    // ---------------------------------------------------------------- nothing goes wrong

    /** What is written does not depend on what was read, and is the same. */
    public boolean sameElement() {
        boolean isOld = elements[0] == 20;
        elements[0] = 7;
        return isOld;
    }

    public void writeElement() {
        elements[0] = 7;
    }

    public boolean sameText() {
        boolean isOld = text.isEmpty();
        text = "other";
        return isOld;
    }

    public void writeText() {
        text = "other";
    }

    public boolean sameKey() {
        boolean isOld = concurrentMap.containsKey("key");
        concurrentMap.put("key", 7);
        return isOld;
    }

    public void writeKey() {
        concurrentMap.put("key", 7);
    }

    public boolean sameReference() {
        boolean isOld = reference.get() == null;
        reference.set("other");
        return isOld;
    }

    public void writeReference() {
        reference.set("other");
    }
}
