package cinema;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Seats {
    private final Map<String, String> guests = new ConcurrentHashMap<>();

    /** Two guests may get the same seat. */
    public boolean book(String seat, String guest) {
        if (guests.containsKey(seat)) {
            return false;
        }
        guests.put(seat, guest);
        return true;
    }
}
