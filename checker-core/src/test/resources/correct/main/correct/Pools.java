package correct;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Pools, limits and batchers, all correct. */
public class Pools {
    private Pools() {}

    /** Counts who is interested, looks into the queue, creates, and keeps statistics: each step by itself. */
    public static class BorrowingPool {
        private final int max;
        private final LinkedBlockingDeque<Object> idle = new LinkedBlockingDeque<>();
        private final ConcurrentHashMap<Object, Boolean> all = new ConcurrentHashMap<>();
        private final AtomicInteger created = new AtomicInteger();
        private final AtomicInteger interested = new AtomicInteger();
        private final AtomicLong borrowed = new AtomicLong();
        private final AtomicLong returned = new AtomicLong();

        public BorrowingPool(int max) {
            this.max = max;
        }

        public Object borrow() throws InterruptedException {
            interested.incrementAndGet();
            try {
                Object object = idle.pollFirst();
                if (object == null) {
                    object = create();
                }
                if (object == null) {
                    object = idle.pollFirst(1, TimeUnit.SECONDS);
                }
                borrowed.incrementAndGet();
                return object;
            } finally {
                interested.decrementAndGet();
            }
        }

        private Object create() {
            int number = created.incrementAndGet();
            if (number > max) {
                created.decrementAndGet();
                return null;
            }
            Object object = new Object();
            all.put(object, true);
            return object;
        }

        public void giveBack(Object object) {
            if (object != null && all.containsKey(object)) {
                returned.incrementAndGet();
                idle.addFirst(object);
            }
        }

        public void clear() {
            Object object = idle.poll();
            while (object != null) {
                all.remove(object);
                created.decrementAndGet();
                object = idle.poll();
            }
        }

        public int idle() {
            return idle.size();
        }

        public int waiting() {
            return interested.get();
        }

        public long borrowed() {
            return borrowed.get();
        }
    }

    /** A pool under one lock, and a client that borrows and returns. */
    public static class SimplePool {
        private final Deque<StringBuilder> free = new ArrayDeque<>();
        private int out;

        public synchronized StringBuilder take() {
            out++;
            return free.isEmpty() ? new StringBuilder() : free.pop();
        }

        public synchronized void put(StringBuilder builder) {
            out--;
            builder.setLength(0);
            free.push(builder);
        }

        public synchronized int out() {
            return out;
        }
    }

    public static class PoolClient {
        private final SimplePool pool;

        public PoolClient(SimplePool pool) {
            this.pool = pool;
        }

        public String format(int number) {
            StringBuilder builder = pool.take();
            try {
                return builder.append("number ").append(number).toString();
            } finally {
                pool.put(builder);
            }
        }
    }

    /** A gate that is asked, and that checks again itself. */
    public static class Gate {
        private int permits;

        public Gate(int permits) {
            this.permits = permits;
        }

        public synchronized int open() {
            return permits;
        }

        public synchronized boolean pass() {
            if (permits > 0) {
                permits--;
                return true;
            }
            return false;
        }
    }

    public static class Visitor {
        private final Gate gate;
        private final AtomicInteger passed = new AtomicInteger();

        public Visitor(Gate gate) {
            this.gate = gate;
        }

        public void visit() {
            if (gate.open() > 0) {
                if (gate.pass()) {
                    passed.incrementAndGet();
                }
            }
        }
    }

    /** The gate is its own, and the answer is not looked at. */
    public static class OwnGate {
        private final Gate gate = new Gate(1);

        public void visit() {
            if (gate.open() > 0) {
                gate.pass();
            }
        }
    }

    /** A limit by a semaphore, and a number for a monitor. */
    public static class Bulkhead {
        private final Semaphore permits = new Semaphore(1);
        private final AtomicInteger active = new AtomicInteger();
        private final AtomicInteger rejected = new AtomicInteger();

        public boolean run(Runnable task) {
            if (!permits.tryAcquire()) {
                rejected.incrementAndGet();
                return false;
            }
            active.incrementAndGet();
            try {
                task.run();
                return true;
            } finally {
                active.decrementAndGet();
                permits.release();
            }
        }

        public int active() {
            return active.get();
        }
    }

    /** Collects, and gives a full batch away under the lock. */
    public static class Batcher {
        private final int size;
        private final Queue<List<String>> done = new ConcurrentLinkedQueue<>();
        private List<String> batch = new ArrayList<>();

        public Batcher(int size) {
            this.size = size;
        }

        public void add(String entry) {
            List<String> full = null;
            synchronized (this) {
                batch.add(entry);
                if (batch.size() >= size) {
                    full = batch;
                    batch = new ArrayList<>();
                }
            }
            if (full != null) {
                done.add(full);
            }
        }

        public void flush() {
            List<String> rest;
            synchronized (this) {
                if (batch.isEmpty()) {
                    return;
                }
                rest = batch;
                batch = new ArrayList<>();
            }
            done.add(rest);
        }

        public int batches() {
            return done.size();
        }
    }

    /** Work in progress, counted: the one who counts from zero drains. */
    public static class Drained {
        private final Queue<String> queue = new ConcurrentLinkedQueue<>();
        private final AtomicInteger wip = new AtomicInteger();
        private final List<String> out = new ArrayList<>();

        public void emit(String value) {
            queue.add(value);
            if (wip.getAndIncrement() != 0) {
                return;
            }
            int missed = 1;
            do {
                String next;
                while ((next = queue.poll()) != null) {
                    out.add(next);
                }
                missed = wip.addAndGet(-missed);
            } while (missed != 0);
        }
    }

    /** Producers, a consumer, and numbers of both. */
    public static class WorkQueue {
        private final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        private final AtomicLong submitted = new AtomicLong();
        private final AtomicLong completed = new AtomicLong();
        private volatile boolean stopped;

        public boolean submit(int value) {
            if (stopped) {
                return false;
            }
            submitted.incrementAndGet();
            return queue.offer(value);
        }

        public int work() {
            int sum = 0;
            Integer next;
            while ((next = queue.poll()) != null) {
                sum += next;
                completed.incrementAndGet();
            }
            return sum;
        }

        public void stop() {
            stopped = true;
        }

        public long pending() {
            return submitted.get() - completed.get();
        }
    }

    /** A token bucket under a lock. */
    public static class RateLimiter {
        private final long perSecond;
        private double tokens = 1;
        private long last;

        public RateLimiter(long perSecond) {
            this.perSecond = perSecond;
        }

        public synchronized boolean tryAcquire(long now) {
            tokens = Math.min(perSecond, tokens + (now - last) * perSecond / 1000.0);
            last = now;
            if (tokens >= 1) {
                tokens--;
                return true;
            }
            return false;
        }
    }
}
