package correct;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

/** Caches and lazies, all correct. */
public class Caches {
    private Caches() {}

    /** A lazy getter under a lock, and then a use of what it returned. */
    public static class LazyConnection {
        private StringBuffer connection;

        private synchronized StringBuffer connection() {
            if (connection == null) {
                connection = new StringBuffer("open;");
            }
            return connection;
        }

        public void send(String text) {
            connection().append(text);
        }

        public int sent() {
            return connection().length();
        }
    }

    /** The getter is public, and the value immutable. */
    public static class LazyConfiguration {
        private Map<String, String> values;

        public synchronized Map<String, String> values() {
            if (values == null) {
                values = Map.of("host", "localhost", "port", "80");
            }
            return values;
        }

        public String address() {
            return values().get("host") + ":" + values().get("port");
        }
    }

    /** Cached without a lock: each thread computes the same. */
    public static class ParsedHeader {
        private final String text;
        private volatile List<String> parts;
        private int length;

        public ParsedHeader(String text) {
            this.text = text;
        }

        public List<String> parts() {
            List<String> known = parts;
            if (known == null) {
                known = List.of(text.split(","));
                parts = known;
            }
            return known;
        }

        public int length() {
            int known = length;
            if (known == 0) {
                known = text.trim().length();
                length = known;
            }
            return known;
        }
    }

    /** The same for objects that are equal, but not the same. */
    public static class Described {
        private final int x;
        private volatile String description;

        public Described(int x) {
            this.x = x;
        }

        public String description() {
            if (description == null) {
                description = "point at " + x;
            }
            return description;
        }
    }

    /** Least recently used, under one lock. */
    public static class Lru {
        private final Map<String, Integer> map;
        private int hits;
        private int misses;

        public Lru(int max) {
            map = new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
                    return size() > max;
                }
            };
        }

        public synchronized Integer get(String key) {
            Integer value = map.get(key);
            if (value == null) {
                misses++;
            } else {
                hits++;
            }
            return value;
        }

        public synchronized void put(String key, Integer value) {
            map.put(key, value);
        }

        public synchronized double ratio() {
            return hits + misses == 0 ? 0 : (double) hits / (hits + misses);
        }
    }

    /** One call for each key: never meant to be one step. */
    public static class LoadingCache {
        private final ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        private final AtomicInteger loads = new AtomicInteger();

        public Integer get(String key) {
            return map.computeIfAbsent(key, this::load);
        }

        private Integer load(String key) {
            loads.incrementAndGet();
            return key.length();
        }

        public Map<String, Integer> getAll(List<String> keys) {
            Map<String, Integer> found = new HashMap<>();
            for (String key : keys) {
                found.put(key, get(key));
            }
            return found;
        }

        public void invalidate(String key) {
            map.remove(key);
        }

        public void invalidateAll(List<String> keys) {
            for (String key : keys) {
                invalidate(key);
            }
        }

        public int loads() {
            return loads.get();
        }
    }

    /** A cache of futures, with a recheck for a lost race. */
    public static class Memoizer {
        private final ConcurrentMap<Integer, FutureTask<Integer>> cache = new ConcurrentHashMap<>();

        public int compute(int argument) {
            FutureTask<Integer> task = cache.get(argument);
            if (task == null) {
                FutureTask<Integer> created = new FutureTask<>(() -> argument * 2);
                task = cache.putIfAbsent(argument, created);
                if (task == null) {
                    task = created;
                    created.run();
                }
            }
            try {
                return task.get();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Read under a read lock, created under a write lock after another look. */
    public static class ReadMostly {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private final Map<String, List<String>> map = new HashMap<>();

        public List<String> get(String key) {
            lock.readLock().lock();
            try {
                List<String> found = map.get(key);
                if (found != null) {
                    return found;
                }
            } finally {
                lock.readLock().unlock();
            }
            lock.writeLock().lock();
            try {
                List<String> found = map.get(key);
                if (found == null) {
                    found = List.of(key);
                    map.put(key, found);
                }
                return found;
            } finally {
                lock.writeLock().unlock();
            }
        }
    }

    /** A copy is changed and then put in place of the old one. */
    public static class CopyOnWriteTable {
        private volatile Map<String, Integer> table = Map.of();

        public Integer get(String key) {
            return table.get(key);
        }

        public int size() {
            return table.size();
        }

        public synchronized void put(String key, Integer value) {
            Map<String, Integer> copy = new HashMap<>(table);
            copy.put(key, value);
            table = copy;
        }

        public Integer getOrPut(String key, Integer value) {
            Integer found = get(key);
            if (found != null) {
                return found;
            }
            synchronized (this) {
                found = table.get(key);
                if (found == null) {
                    put(key, value);
                    found = value;
                }
                return found;
            }
        }
    }

    /** Double-checked, with a sentinel. */
    public static class Sentinel {
        private static final Object NONE = new Object();
        private volatile Object value = NONE;

        public Object get(Function<String, Object> create) {
            Object known = value;
            if (known == NONE) {
                synchronized (this) {
                    known = value;
                    if (known == NONE) {
                        known = create.apply("made");
                        value = known;
                    }
                }
            }
            return known;
        }
    }

    /** Double-checked, by a comparison with a time that has passed. */
    public static class Expiring {
        private volatile long validUntil = -1;
        private volatile String token;
        private int generation;

        public String token(long now) {
            if (now >= validUntil) {
                synchronized (this) {
                    if (now >= validUntil) {
                        token = "token" + ++generation;
                        validUntil = now + 100;
                    }
                }
            }
            return token;
        }
    }

    /** Each key has a list of its own, guarded by itself. */
    public static class MultiMap {
        private final ConcurrentMap<String, List<String>> lists = new ConcurrentHashMap<>();

        public void add(String key, String value) {
            List<String> list = lists.computeIfAbsent(key, unused -> new ArrayList<>());
            synchronized (list) {
                list.add(value);
            }
        }

        public List<String> get(String key) {
            List<String> list = lists.get(key);
            if (list == null) {
                return List.of();
            }
            synchronized (list) {
                return new ArrayList<>(list);
            }
        }
    }
}
