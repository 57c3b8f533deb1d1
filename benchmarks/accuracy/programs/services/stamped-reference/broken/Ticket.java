package stampedreference;

import java.util.concurrent.atomic.AtomicStampedReference;

public class Ticket {
    private final AtomicStampedReference<String> owner = new AtomicStampedReference<>("none", 0);

    public void hand(String name) {
        int stamp = owner.getStamp();
        owner.set(name, stamp + 1);
    }
}
