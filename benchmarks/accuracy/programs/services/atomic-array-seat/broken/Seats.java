package atomicarrayseat;

import java.util.concurrent.atomic.AtomicReferenceArray;

public class Seats {
    private final AtomicReferenceArray<String> seats = new AtomicReferenceArray<>(2);

    public boolean take(int seat, String name) {
        if (seats.get(seat) == null) {
            seats.set(seat, name);
            return true;
        }
        return false;
    }
}
