package sessions;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Sessions {
    private final Map<String, StringBuffer> sessions = new ConcurrentHashMap<>();

    public void open(String user) {
        sessions.put(user, new StringBuffer());
    }

    public void log(String user, String text) {
        StringBuffer session = sessions.get(user);
        if (session != null) {
            session.append(text);
        }
    }

    public void close(String user) {
        sessions.remove(user);
    }
}
