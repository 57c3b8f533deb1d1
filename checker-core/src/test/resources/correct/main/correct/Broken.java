package correct;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Each looks like one of the correct classes, and is wrong. */
public class Broken {
    private Broken() {}

    /** The getter has no lock: two may be created. */
    public static class LazyWithoutLock {
        private StringBuffer connection;

        private StringBuffer connection() {
            if (connection == null) {
                connection = new StringBuffer("open;");
            }
            return connection;
        }

        public void send(String text) {
            connection().append(text);
        }
    }

    /** The getter hands out the next one, and the order counts. */
    public static class NumberedLog {
        private int next;
        private final List<Integer> log = new ArrayList<>();

        private synchronized int next() {
            return next++;
        }

        private synchronized void append(int number) {
            log.add(number);
        }

        public void log() {
            int number = next();
            append(number);
        }
    }

    /** What is kept is not the same for both. */
    public static class FirstName {
        private volatile String name;

        public String name() {
            if (name == null) {
                name = "by " + Thread.currentThread().getName();
            }
            return name;
        }
    }

    /** A number that depends on what was there. */
    public static class CountedFromZero {
        private int count;

        public int count() {
            int known = count;
            if (known == 0) {
                known = known + 1;
                count = known;
            }
            return known;
        }
    }

    /** What acts does not check again. */
    public static class TrustingGate {
        private int permits = 1;

        public synchronized int open() {
            return permits;
        }

        public synchronized void pass() {
            permits--;
        }
    }

    public static class TrustingVisitor {
        private final TrustingGate gate = new TrustingGate();

        public void visit() {
            if (gate.open() > 0) {
                gate.pass();
            }
        }
    }

    /** The first look is used after the second one. */
    public static class OldSize {
        private int size = 1;

        public synchronized void grow() {
            size++;
        }

        public synchronized int size() {
            return size;
        }

        public int[] copy() {
            int[] copy = new int[size()];
            if (size() > copy.length) {
                throw new IllegalStateException();
            }
            return copy;
        }
    }

    /** One call for each, and their sum must be right. */
    public static class Total {
        private final Map<String, Integer> amounts = new ConcurrentHashMap<>(Map.of("a", 5, "b", 5));

        private int amount(String name) {
            Integer found = amounts.get(name);
            return found == null ? 0 : found;
        }

        public int total(List<String> names) {
            int sum = 0;
            for (String name : names) {
                sum += amount(name);
            }
            return sum;
        }

        public synchronized void move() {
            amounts.put("a", 0);
            amounts.put("b", 10);
        }
    }

    /** Looks into the queue before it puts. */
    public static class LookThenPut {
        private final Queue<String> queue = new ConcurrentLinkedQueue<>();

        public void put() {
            if (queue.isEmpty()) {
                queue.add("the only one");
            }
        }
    }

    /** Two counts that must agree, for somebody who divides them. */
    public static class Share {
        private final AtomicInteger all = new AtomicInteger();
        private final AtomicInteger good = new AtomicInteger();

        public void count() {
            all.incrementAndGet();
            good.incrementAndGet();
        }

        public int share() {
            return good.get() * 100 / Math.max(1, all.get());
        }
    }
}
