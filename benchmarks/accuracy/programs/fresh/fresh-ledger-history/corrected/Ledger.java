package ledgerhistory;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All that changes is changed by one thread. */
public class Ledger implements AutoCloseable {
    private final ExecutorService bookkeeper = Executors.newSingleThreadExecutor();
    private final List<String> history = new ArrayList<>();
    private long balance;

    public void post(String text, long cents) {
        bookkeeper.execute(() -> {
            balance += cents;
            history.add(text + ": " + cents + ", balance " + balance);
        });
    }

    public List<String> statement() throws InterruptedException {
        try {
            return bookkeeper.submit(() -> List.copyOf(history)).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        bookkeeper.shutdown();
    }
}
