package tokencache;

import java.util.concurrent.atomic.AtomicLong;

public class TokenCache {
    public record Token(String value, long until) {}

    private final AtomicLong issued = new AtomicLong();
    private volatile Token token = new Token("t0", 0);

    public Token token(long now) {
        if (token.until() <= now) token = new Token("t" + issued.incrementAndGet(), now + 10);
        return token;
    }
}
