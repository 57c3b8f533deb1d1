package stampedreference;

import java.util.concurrent.atomic.AtomicStampedReference;

public class Ticket {
    private final AtomicStampedReference<String> owner = new AtomicStampedReference<>("none", 0);

    public void hand(String name) {
        int[] stamp = new int[1];
        String old;
        do {
            old = owner.get(stamp);
        } while (!owner.compareAndSet(old, name, stamp[0], stamp[0] + 1));
    }
}
