package tokenrefresher;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import support.Threads;

class TokenSourceTest {
    @Test
    void twoRequests() throws Exception {
        AtomicInteger issued = new AtomicInteger();
        TokenSource source =
                new TokenSource(() -> new TokenSource.Token("t" + issued.incrementAndGet(), 100), () -> 50L);
        Threads.run(source::bearer, source::bearer);
    }
}
