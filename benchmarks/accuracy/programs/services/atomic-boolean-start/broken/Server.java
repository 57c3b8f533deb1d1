package atomicbooleanstart;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class Server {
    private final AtomicBoolean started = new AtomicBoolean();
    private final AtomicInteger sockets = new AtomicInteger();

    public void start() {
        if (!started.get()) {
            started.set(true);
            sockets.incrementAndGet();
        }
    }
}
