package watched;

import driver.Partner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** State that is interrupted in the middle of a method, after the only thread has ceased to be alone there. */
public class Shared {
    private int count;
    private int touched;
    private final int[] slots = new int[10];
    private final List<String> list = new ArrayList<>();
    private final Map<String, Integer> map = new ConcurrentHashMap<>();
    private Set<String> keys;

    public void set(int to) {
        count = to;
    }

    public void setSlot(int to) {
        slots[3] = to;
    }

    public void put(String key) {
        map.put(key, 1);
    }

    public void add(String text) {
        list.add(text);
    }

    /** The thread is started in the innermost of three calls, by code that is watched. */
    public void nested(Partner partner) {
        touched++;
        middle(partner);
    }

    private void middle(Partner partner) {
        touched++;
        inner(partner);
        touched++;
    }

    private void inner(Partner partner) {
        touched++;
        new Thread(partner).start();
        increment(partner);
    }

    private void increment(Partner partner) {
        int old = count;
        partner.run(() -> set(7));
        count = old + 1;
    }

    /** The thread is started, or the task handed over, by code that is not watched. */
    public void begun(Runnable start, Partner partner) {
        touched++;
        start.run();
        increment(partner);
    }

    /** Before and after in one method, with the same array. */
    public void elements(Runnable start, Partner partner) {
        for (int i = 0; i < 4; i++) {
            slots[i]++;
            if (i == 2) {
                start.run();
                int old = slots[3];
                partner.run(() -> setSlot(5));
                slots[3] = old + 1;
            }
        }
    }

    public void makeView() {
        keys = map.keySet();
    }

    /** The view was made while the thread was alone. */
    public void view(Runnable start, Partner partner) {
        start.run();
        if (!keys.contains("a")) {
            partner.run(() -> put("a"));
            map.put("a", 2);
        }
    }

    public void collection(Runnable start, Partner partner) {
        boolean isEmpty = list.isEmpty();
        start.run();
        if (!list.contains("b")) {
            partner.run(() -> add("b"));
            list.add("b" + isEmpty);
        }
    }

    /** Everything comes before the start, or after the end. */
    public void separate(Runnable start, Partner partner) {
        int old = count;
        start.run();
        partner.run(() -> set(7));
        touched = old;
    }

    /** The thread is started in the middle of a walk, which reads the map when it has ended. */
    public void inWalk(Runnable start, Partner partner) {
        map.put("x", 1);
        boolean[] isStarted = new boolean[1];
        map.forEach((key, value) -> {
            if (!isStarted[0]) {
                isStarted[0] = true;
                start.run();
            }
        });
        partner.run(() -> put("y"));
        map.put("y", map.size());
    }

    /** The function of a call on a concurrent collection starts the thread. */
    public void withinCall(Runnable start, Partner partner) {
        map.computeIfAbsent("c", key -> {
            start.run();
            return 1;
        });
        increment(partner);
    }

    /** Code that is not watched waits in the middle for what another thread does. */
    public void waits(Runnable wait) {
        int old = count;
        wait.run();
        count = old + 1;
    }

    public void disturb() {
        count = 3;
    }

    public int look() {
        return count;
    }

    // ---------------------------------------------------------------- before and after in one method

    public void inLoop(Runnable start, Partner partner) {
        long sum = 0;
        double product = 1;
        for (int i = 0; i < 5; i++) {
            sum += slots[i];
            product *= touched;
            if (i == 3) {
                start.run();
            } else if (i == 4) {
                int old = count;
                partner.run(() -> set(7));
                count = old + 1;
            }
        }
        touched = (int) (sum + product);
    }

    /** What starts the thread fails afterwards. */
    public void inHandler(Runnable start, Partner partner) {
        int old = 0;
        try {
            touched++;
            startAndFail(start);
        } catch (IllegalStateException e) {
            old = count;
            partner.run(() -> set(7));
        } finally {
            count = old + 1;
        }
    }

    private void startAndFail(Runnable start) {
        start.run();
        throw new IllegalStateException();
    }

    /** Among the arguments of a constructor: an object is not constructed yet. */
    public void inConstruction(Runnable start, Partner partner) {
        touched++;
        int[] old = new Pair(started(start), count > 3 ? 1 : count).values();
        partner.run(() -> set(7));
        count = old[1] + 1;
    }

    private int started(Runnable start) {
        start.run();
        return touched;
    }

    private record Pair(int first, int second) {
        int[] values() {
            return new int[] {first, second};
        }
    }

    public void inMonitor(Runnable start, Partner partner) {
        synchronized (list) {
            touched++;
            start.run();
            int old = count;
            partner.run(() -> set(7));
            count = old + 1;
        }
    }

    public void inSwitch(Runnable start, Partner partner) {
        switch (started(start)) {
            case 0 -> {
                int old = count;
                partner.run(() -> set(7));
                count = old + 1;
            }
            default -> touched = 1;
        }
    }

    /** The class that is initialised starts the thread. */
    public void inInitialiser(Runnable start, Partner partner) {
        Starting.start = start;
        int old = Starting.Now.ONE + count;
        partner.run(() -> set(7));
        count = old;
    }

    private static final class Starting {
        private static Runnable start;

        private static final class Now {
            private static int ONE = begin();

            private static int begin() {
                start.run();
                return 1;
            }
        }
    }

    /** A constructor works on another object. */
    public void inConstructor(Runnable start, Partner partner) {
        new Worker(this, start, partner);
    }

    private static final class Worker {
        private int old;

        Worker(Shared shared, Runnable start, Partner partner) {
            super();
            old = 1;
            start.run();
            old = shared.count;
            partner.run(() -> shared.set(7));
            shared.count = old + 1;
        }
    }
}
