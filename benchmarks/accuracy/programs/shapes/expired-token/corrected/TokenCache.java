package tokencache;

import java.util.concurrent.atomic.AtomicLong;

public class TokenCache {
    public record Token(String value, long until) {}

    private final AtomicLong issued = new AtomicLong();
    private volatile Token token = new Token("t0", 0);

    public Token token(long now) {
        Token t = token;
        if (t.until() <= now)
            synchronized (this) {
                t = token;
                if (t.until() <= now) {
                    t = new Token("t" + issued.incrementAndGet(), now + 10);
                    token = t;
                }
            }
        return t;
    }
}
