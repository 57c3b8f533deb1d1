package idioms;

import java.util.Map;
import java.util.HashMap;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Logger;

/** Code that another thread may interrupt, and that is meant so. */
public class Right {
    private static final Logger LOG = Logger.getLogger("idioms");
    private static final Object NONE = new Object();
    private static final int READY = 2;

    private volatile Object value = NONE;
    private volatile int state;
    private final Map<String, Integer> map = new ConcurrentHashMap<>();
    private final Map<String, Integer> guarded = new HashMap<>();
    private volatile boolean done;
    private volatile long lastAccess;
    private volatile int requests;
    private final Queue<String> pool = new ConcurrentLinkedQueue<>();
    private final BlockingQueue<String> tasks = new LinkedBlockingQueue<>();
    private final AtomicInteger made = new AtomicInteger();

    public Object sentinel() {
        if (value == NONE) {
            synchronized (this) {
                if (value == NONE) {
                    value = new Object();
                }
            }
        }
        return value;
    }

    public void constant() {
        if (state != READY) {
            synchronized (this) {
                if (state != READY) {
                    state = READY;
                }
            }
        }
    }

    public Integer key(String key) {
        Integer found = map.get(key);
        if (found == null) {
            synchronized (this) {
                found = map.get(key);
                if (found == null) {
                    found = made.incrementAndGet();
                    map.put(key, found);
                }
            }
        }
        return found;
    }

    public Integer lostRace(String key) {
        Integer found = map.get(key);
        if (found == null) {
            Integer own = 7;
            found = map.putIfAbsent(key, own);
            if (found == null) {
                found = own;
            }
        }
        return found;
    }

    /** Polls the flag without a pause. */
    public int spin() {
        int rounds = 0;
        while (!done && rounds < 1_000_000) {
            rounds++;
        }
        return rounds;
    }

    public void finish() {
        done = true;
    }

    public void touch() {
        if (lastAccess == 0) {
            LOG.fine("first access");
        }
        lastAccess = System.currentTimeMillis();
    }

    /** The number is only logged. */
    public void log(int more) {
        LOG.fine("requests: " + requests);
        LOG.fine("requests now: " + requests + more);
    }

    public void request() {
        requests = 5;
    }

    public String borrow() {
        String one = pool.poll();
        pool.offer("other");
        return one;
    }

    public void work(String task) {
        tasks.offer(task);
        tasks.poll();
        tasks.offer(task);
    }
}
