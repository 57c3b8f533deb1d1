package helper;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Guests {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    public boolean inviteOnce(String name) {
        synchronized (names) {
            boolean absent = !names.contains(name);
            if (absent) {
                names.add(name);
            }
            return absent;
        }
    }

    public void invite(String name) {
        names.add(name);
    }
}
