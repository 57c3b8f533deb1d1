package tokenrefresher;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

public class TokenSource {
    public record Token(String value, long expires) {
        boolean validAt(long time) {
            return time < expires;
        }
    }

    private final Supplier<Token> server;
    private final LongSupplier clock;
    private volatile Token token;

    public TokenSource(Supplier<Token> server, LongSupplier clock) {
        this.server = server;
        this.clock = clock;
    }

    public String bearer() {
        Token current = token;
        if (current == null || !current.validAt(clock.getAsLong())) {
            current = refresh();
        }
        return "Bearer " + current.value();
    }

    private synchronized Token refresh() {
        Token other = token;
        if (other != null && other.validAt(clock.getAsLong())) {
            return other;
        }
        Token fresh = server.get();
        token = fresh;
        return fresh;
    }

    public void forget() {
        token = null;
    }
}
