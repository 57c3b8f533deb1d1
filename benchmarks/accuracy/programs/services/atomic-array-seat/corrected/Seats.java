package atomicarrayseat;

import java.util.concurrent.atomic.AtomicReferenceArray;

public class Seats {
    private final AtomicReferenceArray<String> seats = new AtomicReferenceArray<>(2);

    public boolean take(int seat, String name) {
        return seats.compareAndSet(seat, null, name);
    }
}
