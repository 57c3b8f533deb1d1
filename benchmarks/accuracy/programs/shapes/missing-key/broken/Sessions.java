package sessions;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Sessions {
    private final Map<String, StringBuffer> sessions = new ConcurrentHashMap<>();

    public void open(String user) {
        sessions.put(user, new StringBuffer());
    }

    public void log(String user, String text) {
        if (sessions.containsKey(user)) {
            sessions.get(user).append(text);
        }
    }

    public void close(String user) {
        sessions.remove(user);
    }
}
