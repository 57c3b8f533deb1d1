package synchronizedlistwalk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Guests {
    private final List<String> guests = Collections.synchronizedList(new ArrayList<>(List.of("a", "b")));

    public void add(String guest) {
        guests.add(guest);
    }

    public int letters() {
        int letters = 0;
        for (String guest : guests) {
            letters += guest.length();
        }
        return letters;
    }
}
