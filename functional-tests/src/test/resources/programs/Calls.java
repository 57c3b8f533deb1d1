package programs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Function;

/** Calls of modelled methods that fail, that run code of the program, and that are overridden. */
public class Calls {
    interface Call {
        Object run() throws Exception;
    }

    static void print(String name, Call call) {
        try {
            System.out.println(name + ": " + call.run());
        } catch (Throwable e) {
            StackTraceElement first = e.getStackTrace()[0];
            System.out.println(name + ": " + e + " at " + first.getClassName() + "." + first.getMethodName());
        }
    }

    /** Counts what is asked of it, and may refuse to answer. */
    static class Key {
        final String name;

        Key(String name) {
            this.name = name;
        }

        @Override
        public int hashCode() {
            if (name.equals("bad")) {
                throw new IllegalStateException("no hash");
            }
            return name.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            if (name.equals("odd")) {
                throw new IllegalStateException("no equality");
            }
            return other instanceof Key key && key.name.equals(name);
        }
    }

    /** Sees the very function that it is given. */
    static class Own extends HashMap<String, String> {
        Object given;

        @Override
        public String computeIfAbsent(String key, Function<? super String, ? extends String> function) {
            given = function;
            return super.computeIfAbsent(key, function);
        }
    }

    static class Failing {
        final Object value;

        Failing(Map<String, String> map) {
            this.value = map.get(null);
        }
    }

    public static void main(String[] args) throws Exception {
        Map<String, String> concurrent = new ConcurrentHashMap<>();
        Map<String, String> sorted = new ConcurrentSkipListMap<>();
        Map<Object, Object> tree = Collections.synchronizedMap(new TreeMap<>());
        List<String> list = new CopyOnWriteArrayList<>();
        Vector<String> vector = new Vector<>();
        for (Map<String, String> map : List.of(concurrent, sorted, new Hashtable<String, String>())) {
            print("get null", () -> map.get(null));
            print("put null", () -> map.put("a", null));
            print("putIfAbsent", () -> map.putIfAbsent("a", "1") + map.putIfAbsent("a", "2"));
            print("computeIfAbsent", () -> map.computeIfAbsent("b", key -> key + key));
            print("computeIfAbsent null", () -> map.computeIfAbsent("c", key -> null));
            print("computeIfAbsent fails", () -> map.computeIfAbsent("c", key -> Objects.requireNonNull(null, "none")));
            print("computeIfAbsent without", () -> map.computeIfAbsent("c", null));
            print("computeIfPresent", () -> map.computeIfPresent("b", (key, value) -> value + "!"));
            print("computeIfPresent removes", () -> map.computeIfPresent("b", (key, value) -> null) + map.containsKey("b"));
            print("nested", () -> map.compute("d", (key, value) -> concurrent.get("a") + sorted.get("a")));
            print("merge", () -> map.merge("a", "3", String::concat));
            print("replace", () -> map.replace("a", "13", "4") + " " + map.replace("a", "13", "5") + map.replace("x", "y"));
            print("remove", () -> map.remove("a", "13") + " " + map.remove("a") + map.remove("a"));
            print("in a constructor", () -> new Failing(map).value);
            print("after it", () -> map.put("z", "z"));
        }
        print("itself", () -> concurrent.computeIfAbsent("e", key -> concurrent.computeIfAbsent("e", same -> "never")) != null);
        print("class cast", () -> tree.put("a", 1) + " " + tree.put(2, 2));
        print("bad hash", () -> new ConcurrentHashMap<Key, String>().get(new Key("bad")));
        Map<Key, String> keys = new ConcurrentHashMap<>(Map.of(new Key("odd"), "value"));
        print("odd", () -> keys.get(new Key("odd")));
        print("other", () -> keys.getOrDefault(new Key("even"), "default"));
        print("read only", () -> Collections.unmodifiableMap(concurrent).put("a", "b"));
        print("copy on write", () -> list.add("a") + " " + list.remove("b") + " " + list.remove("a") + list.iterator().hasNext());
        print("vector", () -> vector.add("a") + vector.get(0) + vector.removeElement("b") + vector.elementAt(1));
        print("queue", () -> {
            ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
            return queue.poll() + queue.offer("a") + queue.offer("b") + queue.poll() + queue.remove();
        });
        print("modified", () -> {
            List<String> plain = new ArrayList<>(List.of("a", "b", "c"));
            for (String each : plain) {
                plain.remove(each);
            }
            return plain;
        });
        print("iterator", () -> {
            Iterator<String> iterator = concurrent.keySet().iterator();
            while (iterator.hasNext()) {
                iterator.next();
            }
            return iterator.next();
        });
        Own own = new Own();
        Function<String, String> function = key -> "made";
        print("own", () -> own.computeIfAbsent("a", function) + (own.given == function));
        AtomicInteger number = new AtomicInteger(1);
        AtomicReference<String> reference = new AtomicReference<>("a");
        print("exchange", () -> number.compareAndExchange(1, 2) + " " + number.compareAndExchange(1, 3) + " "
                + reference.compareAndExchange("a", "b") + reference.compareAndExchange("a", "c"));
        StampedLock lock = new StampedLock();
        long stamp = lock.tryOptimisticRead();
        print("stamps", () -> lock.validate(stamp) + " " + lock.validate(0) + " " + (lock.tryConvertToWriteLock(stamp) != 0)
                + " " + lock.tryConvertToReadLock(stamp) + " " + lock.tryOptimisticRead());
        print("in a constructor, last", () -> new Failing(concurrent).value);
        Thread other = new Thread(() -> {
            long start = System.nanoTime();
            for (int i = 0; i < 100; i++) {
                concurrent.put("other", "thread");
                vector.add("b");
            }
            System.out.println("free: " + (System.nanoTime() - start < 4_000_000_000L));
        });
        other.start();
        other.join();
    }
}
