package ledgerhistory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

public class Ledger implements AutoCloseable {
    private final AtomicLong balance = new AtomicLong();
    private final List<String> history = Collections.synchronizedList(new ArrayList<>());

    public void post(String text, long cents) {
        balance.addAndGet(cents);
        history.add(text + ": " + cents + ", balance " + balance.get());
    }

    public List<String> statement() {
        synchronized (history) {
            return List.copyOf(history);
        }
    }

    @Override
    public void close() {}
}
