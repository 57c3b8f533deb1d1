package idioms;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.logging.Logger;

/** Code that looks much like the other, and is wrong. */
public class Wrong {
    private static final Logger LOG = Logger.getLogger("idioms");
    private static final Object NONE = new Object();

    private volatile Object value = NONE;
    private final Map<String, Integer> map = new ConcurrentHashMap<>();
    private volatile boolean started;
    private int starts;
    private volatile int requests;
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();

    /** Looks once. */
    public Object sentinel() {
        if (value == NONE) {
            synchronized (this) {
                value = new Object();
            }
        }
        return value;
    }

    /** Looks again, without the lock. */
    public Integer key(String key, int other) {
        if (map.get(key) == null) {
            map.put(key, other);
        }
        return map.get(key);
    }

    public void start() {
        if (!started) {
            started = true;
            starts++;
        }
    }

    /** The number is logged, and counted up. */
    public void log() {
        int seen = requests;
        LOG.fine("requests: " + seen);
        requests = seen + 1;
    }

    /** At most one, but for others who come in between. */
    public void bounded(String task) {
        if (queue.size() < 1) {
            queue.add(task);
        }
    }
}
