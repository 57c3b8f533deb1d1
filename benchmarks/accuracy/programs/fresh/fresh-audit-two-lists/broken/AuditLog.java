package audittwolists;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class AuditLog {
    private final List<Long> times = Collections.synchronizedList(new ArrayList<>());
    private final List<String> messages = Collections.synchronizedList(new ArrayList<>());

    public void log(long time, String message) {
        times.add(time);
        messages.add(message);
    }

    /** The message of a line; both lists have as many. */
    public String line(int index) {
        return times.get(index) + " " + messages.get(index);
    }

    public int size() {
        return times.size();
    }
}
