package correct;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;

/** Metrics, gauges, counters and lock-free structures, all correct. */
public class Numbers {
    private Numbers() {}

    /** Counts by name, result dropped. */
    public static class WordCount {
        private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
        private final Map<String, Integer> plain = new HashMap<>();

        public void count(String... words) {
            for (String word : words) {
                counts.merge(word, 1, Integer::sum);
            }
        }

        public synchronized void countPlain(String word) {
            plain.merge(word, 1, Integer::sum);
        }

        public int of(String word) {
            return counts.getOrDefault(word, 0);
        }

        public void countTwice(String word) {
            counts.merge(word, 1, Integer::sum);
            counts.merge(word, 1, Integer::sum);
        }
    }

    /** A histogram whose snapshot is not exact. */
    public static class Histogram {
        private final AtomicLongArray buckets = new AtomicLongArray(4);
        private final LongAdder sum = new LongAdder();
        private final AtomicLong max = new AtomicLong();

        public void record(long value) {
            buckets.incrementAndGet((int) Math.min(3, value));
            sum.add(value);
            long known = max.get();
            while (value > known && !max.compareAndSet(known, value)) {
                known = max.get();
            }
        }

        public long total() {
            long total = 0;
            for (int i = 0; i < buckets.length(); i++) {
                total += buckets.get(i);
            }
            return total;
        }

        public long max() {
            return max.get();
        }
    }

    /** Requests, errors and a gauge of those that are active. */
    public static class Metrics {
        private final AtomicLong requests = new AtomicLong();
        private final AtomicLong errors = new AtomicLong();
        private final AtomicInteger active = new AtomicInteger();
        private volatile long lastRequest;

        public void serve(boolean fails) {
            requests.incrementAndGet();
            active.incrementAndGet();
            lastRequest = System.nanoTime();
            try {
                if (fails) {
                    errors.incrementAndGet();
                }
            } finally {
                active.decrementAndGet();
            }
        }

        public long requests() {
            return requests.get();
        }

        public long errors() {
            return errors.get();
        }

        public int active() {
            return active.get();
        }

        public String report() {
            return requests.get() + " requests, " + errors.get() + " errors, " + active.get() + " active";
        }
    }

    /** A registry of metrics by name. */
    public static class MetricRegistry {
        private final ConcurrentMap<String, LongAdder> counters = new ConcurrentHashMap<>();

        public void inc(String name) {
            LongAdder adder = counters.get(name);
            if (adder == null) {
                LongAdder created = new LongAdder();
                adder = counters.putIfAbsent(name, created);
                if (adder == null) {
                    adder = created;
                }
            }
            adder.increment();
        }

        public long value(String name) {
            LongAdder adder = counters.get(name);
            return adder == null ? 0 : adder.sum();
        }
    }

    /** A stack of Treiber. */
    public static class Stack {
        private static class Node {
            final Object value;
            Node next;

            Node(Object value) {
                this.value = value;
            }
        }

        private final AtomicReference<Node> top = new AtomicReference<>();

        public void push(Object value) {
            Node node = new Node(value);
            Node head;
            do {
                head = top.get();
                node.next = head;
            } while (!top.compareAndSet(head, node));
        }

        public Object pop() {
            Node head;
            do {
                head = top.get();
                if (head == null) {
                    return null;
                }
            } while (!top.compareAndSet(head, head.next));
            return head.value;
        }
    }

    /** A counter with a bound, in a retry loop. */
    public static class BoundedCounter {
        private final AtomicInteger value = new AtomicInteger();

        public boolean increment(int max) {
            for (;;) {
                int now = value.get();
                if (now >= max) {
                    return false;
                }
                if (value.compareAndSet(now, now + 1)) {
                    return true;
                }
            }
        }

        public int get() {
            return value.get();
        }
    }

    /** A ring buffer of many producers and consumers, each cell with a sequence. */
    public static class RingBuffer {
        private final Object[] cells;
        private final AtomicLongArray sequences;
        private final AtomicLong head = new AtomicLong();
        private final AtomicLong tail = new AtomicLong();

        public RingBuffer(int size) {
            cells = new Object[size];
            sequences = new AtomicLongArray(size);
            for (int i = 0; i < size; i++) {
                sequences.set(i, i);
            }
        }

        public boolean offer(Object value) {
            for (;;) {
                long position = tail.get();
                int index = (int) (position % cells.length);
                long difference = sequences.get(index) - position;
                if (difference == 0) {
                    if (tail.compareAndSet(position, position + 1)) {
                        cells[index] = value;
                        sequences.set(index, position + 1);
                        return true;
                    }
                } else if (difference < 0) {
                    return false;
                }
            }
        }

        public Object poll() {
            for (;;) {
                long position = head.get();
                int index = (int) (position % cells.length);
                long difference = sequences.get(index) - (position + 1);
                if (difference == 0) {
                    if (head.compareAndSet(position, position + 1)) {
                        Object value = cells[index];
                        cells[index] = null;
                        sequences.set(index, position + cells.length);
                        return value;
                    }
                } else if (difference < 0) {
                    return null;
                }
            }
        }
    }

    /** Locks by stripe. */
    public static class Striped {
        private final Object[] locks = new Object[4];
        private final List<Map<String, Integer>> parts = new ArrayList<>();

        public Striped() {
            for (int i = 0; i < locks.length; i++) {
                locks[i] = new Object();
                parts.add(new HashMap<>());
            }
        }

        public void add(String key, int amount) {
            int stripe = (key.hashCode() & 0x7fffffff) % locks.length;
            synchronized (locks[stripe]) {
                Map<String, Integer> part = parts.get(stripe);
                Integer old = part.get(key);
                part.put(key, old == null ? amount : old + amount);
            }
        }

        public int get(String key) {
            int stripe = (key.hashCode() & 0x7fffffff) % locks.length;
            synchronized (locks[stripe]) {
                return parts.get(stripe).getOrDefault(key, 0);
            }
        }
    }

    /** A snapshot of two numbers in one reference. */
    public static class Range {
        private record Pair(int low, int high) {}

        private final AtomicReference<Pair> pair = new AtomicReference<>(new Pair(0, 10));

        public void setLow(int low) {
            pair.updateAndGet(now -> low <= now.high ? new Pair(low, now.high) : now);
        }

        public void setHigh(int high) {
            while (true) {
                Pair now = pair.get();
                if (high < now.low || pair.compareAndSet(now, new Pair(now.low, high))) {
                    return;
                }
            }
        }

        public boolean contains(int value) {
            Pair now = pair.get();
            return now.low <= value && value <= now.high;
        }
    }

    /** Scheduled tasks, in an order that a lock guards. */
    public static class Scheduler {
        private final ReentrantLock lock = new ReentrantLock();
        private long[] due = new long[2];
        private int size;

        public void schedule(long at) {
            lock.lock();
            try {
                if (size == due.length) {
                    due = Arrays.copyOf(due, size * 2);
                }
                due[size++] = at;
                Arrays.sort(due, 0, size);
            } finally {
                lock.unlock();
            }
        }

        public long next(long now) {
            lock.lock();
            try {
                if (size == 0 || due[0] > now) {
                    return -1;
                }
                long first = due[0];
                System.arraycopy(due, 1, due, 0, --size);
                return first;
            } finally {
                lock.unlock();
            }
        }
    }

    /** An audit trail: a queue, a map and counters, one after the other. */
    public static class Audit {
        private final ConcurrentLinkedQueue<String> trail = new ConcurrentLinkedQueue<>();
        private final ConcurrentMap<String, Integer> byUser = new ConcurrentHashMap<>();
        private final AtomicInteger entries = new AtomicInteger();

        public void log(String user) {
            trail.add(user);
            byUser.merge(user, 1, Integer::sum);
            entries.incrementAndGet();
        }

        public String oldest() {
            String first = trail.poll();
            if (first != null) {
                byUser.computeIfPresent(first, (user, count) -> count == 1 ? null : count - 1);
                entries.decrementAndGet();
            }
            return first;
        }

        public int size() {
            return entries.get();
        }
    }

    /** Numbers that are handed out in blocks. */
    public static class Ids {
        private final AtomicLong next = new AtomicLong();
        private long blockStart;
        private int left;

        public long id() {
            return next.getAndIncrement();
        }

        public synchronized long fromBlock() {
            if (left == 0) {
                blockStart = next.getAndAdd(10);
                left = 10;
            }
            return blockStart + 10 - left--;
        }
    }
}
