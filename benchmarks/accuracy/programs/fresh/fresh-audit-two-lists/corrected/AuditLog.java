package audittwolists;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class AuditLog {
    private final List<Long> times = new ArrayList<>();
    private final List<String> messages = new ArrayList<>();

    public void log(long time, String message) {
        synchronized (times) {
            times.add(time);
            messages.add(message);
        }
    }

    /** The message of a line; both lists have as many. */
    public String line(int index) {
        synchronized (times) {
            return times.get(index) + " " + messages.get(index);
        }
    }

    public int size() {
        synchronized (times) {
            return times.size();
        }
    }
}
