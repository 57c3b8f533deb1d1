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
        return sessions.compute(
                user,
                (name, session) ->
                        session == null || session.isExpired(now) ? new Session(name, now + lifetime) : session);
    }

    public void close(String user) {
        sessions.remove(user);
    }
}
