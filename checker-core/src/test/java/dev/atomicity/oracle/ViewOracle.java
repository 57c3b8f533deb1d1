package dev.atomicity.oracle;

import dev.atomicity.oracle.Event.Kind;
import dev.atomicity.oracle.Transactions.Transaction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a trace is view-serializable: some order of its transactions, each alone, keeps the order within threads, fork
 * and join, lets each read read the same write, and ends with the same last write of each variable. All are tried.
 */
public final class ViewOracle {
    private static final int INITIAL = -1;

    private final List<Event> events;
    private final List<List<Transaction>> byThread = new ArrayList<>();
    private final int[] readFrom; // by event: the write that a read reads, or INITIAL
    private final Map<Integer, Integer> lastWrites; // by variable, at the end of the trace
    private final int[] next; // by thread: the transaction that is tried next
    private final boolean[] done; // by event

    private ViewOracle(Trace trace) {
        events = trace.events();
        readFrom = new int[events.size()];
        done = new boolean[events.size()];
        next = new int[trace.threads()];
        for (int thread = 0; thread < trace.threads(); thread++) {
            byThread.add(new ArrayList<>());
        }
        Transactions transactions = new Transactions(trace);
        for (int i = 0; i < transactions.count(); i++) {
            byThread.get(transactions.get(i).thread()).add(transactions.get(i));
        }
        lastWrites = new HashMap<>();
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            if (event.kind() == Kind.READ) {
                readFrom[i] = lastWrites.getOrDefault(event.target(), INITIAL);
            } else if (event.kind() == Kind.WRITE) {
                lastWrites.put(event.target(), i);
            }
        }
    }

    public static boolean isSerializable(Trace trace) {
        return new ViewOracle(trace).canGoOn(Map.of());
    }

    private boolean canGoOn(Map<Integer, Integer> written) {
        boolean finished = true;
        for (int thread = 0; thread < next.length; thread++) {
            if (next[thread] < byThread.get(thread).size()) {
                finished = false;
                Transaction candidate = byThread.get(thread).get(next[thread]);
                Map<Integer, Integer> writtenThen = new HashMap<>(written);
                if (isOrdered(candidate) && readsTheSame(candidate, writtenThen)) {
                    mark(candidate, true);
                    next[thread]++;
                    boolean possible = canGoOn(writtenThen);
                    next[thread]--;
                    mark(candidate, false);
                    if (possible) {
                        return true;
                    }
                }
            }
        }
        return finished && written.equals(lastWrites);
    }

    private boolean isOrdered(Transaction candidate) {
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            if (event.kind() == Kind.FORK && event.target() == candidate.thread() && !done[i]) {
                return false;
            }
        }
        for (int i : candidate.events()) {
            Event event = events.get(i);
            if (event.kind() == Kind.JOIN
                    && next[event.target()] < byThread.get(event.target()).size()) {
                return false;
            }
        }
        return true;
    }

    private boolean readsTheSame(Transaction candidate, Map<Integer, Integer> written) {
        for (int i : candidate.events()) {
            Event event = events.get(i);
            if (event.kind() == Kind.WRITE) {
                written.put(event.target(), i);
            } else if (event.kind() == Kind.READ && written.getOrDefault(event.target(), INITIAL) != readFrom[i]) {
                return false;
            }
        }
        return true;
    }

    private void mark(Transaction transaction, boolean value) {
        transaction.events().forEach(event -> done[event] = value);
    }
}
