package inbox;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Inbox {
    private final List<String> messages = Collections.synchronizedList(new ArrayList<>());

    public void add(String message) {
        messages.add(message);
    }

    public String first() {
        return messages.isEmpty() ? "" : messages.get(0);
    }

    public void remove(String message) {
        messages.remove(message);
    }
}
