package sessionstore;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

public class SessionStore {
    public static final class Session {
        private final String id = UUID.randomUUID().toString();
        private final String user;
        private final long expiresAt;

        Session(String user, long expiresAt) {
            this.user = user;
            this.expiresAt = expiresAt;
        }

        public String id() {
            return id;
        }

        public String user() {
            return user;
        }

        boolean isExpired(long now) {
            return expiresAt <= now;
        }
    }

    private final Map<String, Session> sessions = new ConcurrentHashMap<>();
    private final long lifetime;

    public SessionStore(long lifetime) {
        this.lifetime = lifetime;
    }

    /** The one valid session of the user. */
    public Session open(String user, long now) {
        Session session = sessions.get(user);
        if (session == null || session.isExpired(now)) {
            session = new Session(user, now + lifetime);
            sessions.put(user, session);
        }
        return session;
    }

    public void close(String user) {
        sessions.remove(user);
    }
}
