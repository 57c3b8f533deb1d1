package contended;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;

/** Maps and sets that several threads use, each in the way that its documentation recommends. */
@SuppressWarnings("JdkObsolete") // they are what is tried
final class Maps {
    private static final int KEYS = 8;

    private final ConcurrentMap<Integer, Integer> counts;
    private final ConcurrentMap<Integer, Object> made;
    private final ConcurrentMap<Integer, AtomicInteger> counters = new ConcurrentHashMap<>();
    private final Map<Integer, Integer> table = new Hashtable<>();
    private final Map<Integer, List<Integer>> lists = Collections.synchronizedMap(new HashMap<>());
    private final Set<Integer> seen = new ConcurrentSkipListSet<>();
    private final Set<Integer> keys = ConcurrentHashMap.newKeySet();

    private Maps(ConcurrentMap<Integer, Integer> counts, ConcurrentMap<Integer, Object> made) {
        this.counts = counts;
        this.made = made;
    }

    static void right(int rounds) {
        for (Maps maps : new Maps[] {
            new Maps(new ConcurrentHashMap<>(), new ConcurrentHashMap<>()),
            new Maps(new ConcurrentSkipListMap<>(), new ConcurrentSkipListMap<>())
        }) {
            Crowd.all(rounds, round -> maps.merge(round % KEYS));
            Crowd.all(rounds, round -> maps.compute(round % KEYS));
            Crowd.all(rounds, round -> maps.replaceLoop(KEYS + round % KEYS));
            Crowd.all(rounds, maps::makeByPutIfAbsent);
            Crowd.all(rounds, round -> maps.makeByComputeIfAbsent(-round - 1));
            Crowd.all(rounds, round -> maps.makeTwice(round % KEYS));
            Crowd.all(rounds, round -> maps.countWithAtomic(round % KEYS));
            Crowd.all(rounds, round -> maps.countInTable(round % KEYS));
            Crowd.all(rounds, maps::addUnderMonitor);
            Crowd.all(rounds, maps::firstToSee);
            Crowd.all(rounds, maps::firstToKnow);
            Crowd.all(rounds, round -> maps.takeOut(round % KEYS));
        }
    }

    static void broken(int rounds) {
        Maps maps = new Maps(new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
        Crowd.all(rounds, round -> maps.getAndPut(round % KEYS));
        Crowd.all(rounds, maps::makeByContainsKey);
        Crowd.all(rounds, round -> maps.getAndPutInTable(round % KEYS));
        Crowd.all(rounds, maps::addWithoutMonitor);
    }

    void merge(int key) {
        counts.merge(key, 1, Integer::sum);
    }

    void compute(int key) {
        counts.compute(key, (same, old) -> old == null ? 1 : old + 1);
    }

    void replaceLoop(int key) {
        while (true) {
            Integer old = counts.putIfAbsent(key, 1);
            if (old == null || counts.replace(key, old, old + 1)) {
                return;
            }
        }
    }

    Object makeByPutIfAbsent(int key) {
        Object found = made.get(key);
        if (found == null) {
            Object fresh = new Object();
            found = made.putIfAbsent(key, fresh);
            if (found == null) {
                found = fresh;
            }
        }
        return found;
    }

    Object makeByComputeIfAbsent(int key) {
        Object found = made.get(key);
        return found != null ? found : made.computeIfAbsent(key, same -> new Object());
    }

    boolean makeTwice(int key) {
        Object first = made.computeIfAbsent(key, same -> new Object());
        return first == made.computeIfAbsent(key, same -> new Object());
    }

    void countWithAtomic(int key) {
        counters.computeIfAbsent(key, same -> new AtomicInteger()).incrementAndGet();
    }

    void countInTable(int key) {
        table.merge(key, 1, Integer::sum);
    }

    int addUnderMonitor(int round) {
        int sum = 0;
        synchronized (lists) {
            List<Integer> list = lists.get(round % KEYS);
            if (list == null) {
                list = new ArrayList<>();
                lists.put(round % KEYS, list);
            }
            if (list.size() < KEYS) {
                list.add(round);
            }
            for (List<Integer> other : lists.values()) {
                sum += other.size();
            }
        }
        return sum;
    }

    boolean firstToSee(int key) {
        return !seen.contains(key) && seen.add(key);
    }

    boolean firstToKnow(int key) {
        return !keys.contains(key) && keys.add(key);
    }

    boolean takeOut(int key) {
        Integer old = counts.get(key);
        return old != null && (counts.remove(key, old) || counts.containsKey(key));
    }

    // ---------------------------------------------------------------- mistakes

    void getAndPut(int key) {
        Integer old = counts.get(key);
        Crowd.meanwhile();
        counts.put(key, old == null ? 1 : old + 1);
    }

    Object makeByContainsKey(int key) {
        if (!made.containsKey(key)) {
            Crowd.meanwhile();
            made.put(key, new Object());
        }
        return made.get(key);
    }

    void getAndPutInTable(int key) {
        int old = table.getOrDefault(key, 0);
        Crowd.meanwhile();
        table.put(key, old + 1);
    }

    void addWithoutMonitor(int round) {
        if (!lists.containsKey(round)) {
            Crowd.meanwhile();
            lists.put(round, new ArrayList<>());
        }
    }
}
